"""Settings of a server: one typed place, read from a TOML file and from PUNTOBANCO_… variables, which win."""

import os
import tomllib
from collections.abc import Iterator, Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NamedTuple

import msgspec
from babel.numbers import is_currency
from msgspec import Meta, Struct

_PREFIX = "PUNTOBANCO_"


class SettingsError(ValueError):
    """Settings that cannot be used: one line that says which and why."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything an operator can set; each line says what it does."""

    host: str = "127.0.0.1"
    """Address to listen on."""
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    """Port to listen on; 0 takes any free one."""
    data: str = "data"
    """Folder of the embedded database and of the server's own secrets; made if it is not there."""
    database: str = ""
    """Address of a PostgreSQL database (postgresql://…); empty for SQLite in `data`. Better as PUNTOBANCO_DATABASE."""
    games: str = ""
    """Folder with more rule files (*.toml), all of which are offered; empty for the shipped games only."""
    offer: tuple[str, ...] = ("touch", "classic", "baccarat")
    """Which shipped games the lobby offers, in its order."""
    currency: Annotated[str, Meta(pattern="^[A-Z]{3}$")] = "EUR"
    """ISO 4217 currency of the tables."""
    fun_minor: Annotated[int, Meta(ge=1, le=10**12)] = 100_000
    """Play-for-fun credits a patron starts with and can refill to, in minor units."""
    operator_id: str = ""
    """Who we are to the operator's wallet; empty when only play money is offered."""
    operator_url: str = ""
    """Base address of the operator's wallet API (docs/wallet-api.md)."""
    operator_secret: str = ""
    """The secret shared with the operator, at least 32 characters. Better given as PUNTOBANCO_OPERATOR_SECRET."""
    cashier_url: str = ""
    """Page of the operator where players deposit."""
    exit_url: str = ""
    """Page of the operator that players leave to; empty for our own lobby."""
    buy_in_minor: Annotated[int, Meta(ge=1, le=10**12)] = 1_000_000
    """Most that a player of a transfer wallet may hold in the game, in minor units."""
    minimum_round_seconds: Annotated[float, Meta(ge=0, le=60)] = 0
    """A patron's next round is not dealt before so many seconds have passed."""
    fast_play: bool = True
    """Whether patrons may shorten a round, by the switch in the menu or by a tap while the cards are coming."""
    reality_check_minutes: Annotated[float, Meta(ge=0, le=1440)] = 0
    """After so many minutes bets wait until the patron has read what was staked and paid; 0: never."""
    idle_minutes: Annotated[float, Meta(ge=0, le=1440)] = 0
    """Sessions end by themselves after so many minutes without play, warned a minute before; 0: never."""
    session_minutes: Annotated[int, Meta(ge=0, le=1440)] = 0
    """After so many minutes of a visit no more bets are taken; 0: never."""
    loss_limit_minor: Annotated[int, Meta(ge=0, le=10**12)] = 0
    """A visit's net loss, in minor units, from which no more bets are taken; 0: none."""
    show_stay: bool = False
    """Show on the table how long the visit has lasted and what the patron is up or down."""
    table_seats: Annotated[int, Meta(ge=2, le=1000)] = 7
    """Seats of a shared table."""
    bet_seconds: Annotated[float, Meta(ge=1, le=600)] = 15
    """At a shared table a round is dealt so many seconds after its first bet at the latest."""
    hold_minutes: Annotated[float, Meta(ge=0, le=1440)] = 5
    """For so long the seat of a patron whose connection is gone is held at a shared table."""
    tables_per_patron: Annotated[int, Meta(ge=0, le=1000)] = 3
    """How many shared tables a patron may have opened at a time; 0: patrons open none."""
    empty_minutes: Annotated[float, Meta(ge=0.1, le=10_000)] = 30
    """A shared table where nobody has sat for so long is closed."""
    node_seconds: Annotated[float, Meta(ge=1, le=600)] = 5
    """A server of several on one database that is silent for so long is taken for dead; others take its tables."""
    secure_cookies: bool = True
    """Session cookie for HTTPS (browsers take localhost for safe). False only to try the games over plain HTTP."""
    origins: tuple[str, ...] = ()
    """Other origins (https://host) whose pages may open the play socket; its own is always allowed."""
    messages_per_second: Annotated[int, Meta(ge=0, le=1_000_000)] = 50
    """How many messages a play socket may send a second, on average; 0 for no limit."""
    requests_per_second: Annotated[int, Meta(ge=0, le=1_000_000)] = 50
    """How many HTTP requests a session may make a second, on average; 0 for no limit."""
    address_requests_per_second: Annotated[int, Meta(ge=0, le=1_000_000)] = 200
    """How many HTTP requests may come from one address a second, on average; 0 for no limit."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies in front, whose X-Forwarded-For is believed; one on this machine always is."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    """How much is logged."""
    log_format: Literal["text", "json"] = "text"
    """Lines for people, or one JSON object a line for machines."""
    jurisdiction: str = ""
    """Name of a preset of house rules (`puntobanco config list`); what is set here or elsewhere wins over it."""
    office: bool = False
    """Whether there is a back office at /office. Off by default: it needs HTTPS and staff (`puntobanco staff add`)."""
    metrics: Literal["off", "loopback", "open"] = "loopback"
    """Who may read /metrics: nobody, this machine (not through a proxy), or everybody who can reach the server."""
    sealed: str = ""
    """File of `puntobanco selfcheck --seal`: money is not played while code, games or words are others than sealed."""


#: Settings that are told to nobody.
SECRETS: Final = frozenset({"operator_secret"})
_LISTS: Final = ("origins", "offer", "proxies")
_PRESETS: Final = Path(__file__).parent / "jurisdictions"


class Settled(NamedTuple):
    """Settings, and by name where each came from; those not named are defaults."""

    settings: Settings
    sources: Mapping[str, str]


def presets() -> tuple[str, ...]:
    """Names of the presets there are."""
    return tuple(sorted(path.stem for path in _PRESETS.glob("*.toml")))


def load_settings(file: Path | None, environment: Mapping[str, str] = os.environ, **given: Any) -> Settings:
    """Settings from a preset, `file`, the environment, then `given` (None: not given), later ones winning.

    Raises SettingsError.
    """
    return settle(file, environment, **given).settings


def settle(file: Path | None, environment: Mapping[str, str] = os.environ, **given: Any) -> Settled:
    """The same, with where each setting came from. Raises SettingsError."""
    layers: list[tuple[str, Mapping[str, Any]]] = []
    if file is not None:
        layers.append((str(file), _read(file)))
    layers += [(key, {name: value}) for key, name, value in _environment(environment)]
    layers.append(("command line", {name: value for name, value in given.items() if value is not None}))
    wanted = next((layer["jurisdiction"] for _, layer in reversed(layers) if "jurisdiction" in layer), "")
    if wanted:
        layers.insert(0, (f"jurisdiction {wanted}", _preset(str(wanted))))
    values: dict[str, Any] = {}
    sources: dict[str, str] = {}
    for source, layer in layers:
        values |= layer
        sources |= dict.fromkeys(layer, source)
    try:
        settings = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise SettingsError(f"settings: {error}") from None
    if not is_currency(settings.currency):
        raise SettingsError(f"settings: {settings.currency!r} is not a currency of ISO 4217")
    if settings.operator_id and (not settings.operator_url or len(settings.operator_secret) < 32):
        raise SettingsError("settings: an operator needs operator_url, and operator_secret of 32 characters or more")
    for name in ("cashier_url", "exit_url"):
        address = getattr(settings, name)
        if address and not address.startswith(("https://", "http://")):
            raise SettingsError(f"settings: {name} {address!r} is not an address such as https://operator.example/")
    for proxy in settings.proxies:
        try:
            ip_network(proxy, strict=False)
        except ValueError:
            raise SettingsError(f"settings: proxies: {proxy!r} is not an address or a network as 10.0.0.0/8") from None
    return Settled(settings, sources)


def _read(file: Path) -> dict[str, Any]:
    try:
        values = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise SettingsError(f"cannot read {file}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SettingsError(f"{file}: {error}") from None
    try:
        msgspec.convert(values, Settings)
    except msgspec.ValidationError as error:
        raise SettingsError(f"{file}: {error}") from None
    return values


def _environment(environment: Mapping[str, str]) -> Iterator[tuple[str, str, str | list[str]]]:
    for key, text in environment.items():
        if key.startswith(_PREFIX):
            name = key.removeprefix(_PREFIX).lower()
            if name not in Settings.__struct_fields__:
                raise SettingsError(f"unknown setting {key}; there are {', '.join(sorted(Settings.__struct_fields__))}")
            yield key, name, text.split(",") if name in _LISTS else text


def _preset(name: str) -> Mapping[str, Any]:
    if name not in presets():
        raise SettingsError(f"settings: there is no jurisdiction {name!r}; there are {', '.join(presets())}")
    rules: Mapping[str, Any] = _read_preset(_PRESETS / f"{name}.toml")["rules"]
    return rules


def _read_preset(path: Path) -> Mapping[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def preset_sources(name: str) -> tuple[tuple[str, str], ...]:
    """For each rule of a preset, what it rests on, with an address."""
    return tuple((rule, str(source)) for rule, source in _read_preset(_PRESETS / f"{name}.toml")["sources"].items())
