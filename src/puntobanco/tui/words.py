"""What the terminal says: texts of the catalogue, amounts by CLDR, payouts in the game's own notation."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal
from fractions import Fraction
from functools import cache
from importlib import resources

from babel.dates import format_datetime
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource

from puntobanco.locales import exponent_of, has, money, say
from puntobanco.wire.messages import AreaLimits, PayRow, RoundRecord


@dataclass(frozen=True, slots=True)
class Words:
    """Speaks `language` and writes amounts of `currency` (ISO 4217)."""

    language: str = "en"
    currency: str = "EUR"

    def __call__(self, key: str, **args: str | int) -> str:
        """The text `key`."""
        if key.startswith("terminal-"):
            return _say_of_terminal(key, args, self.language)
        return say(key, args, language=self.language)

    def money(self, minor: int) -> str:
        """An amount of minor units: "€0.19"."""
        return money(minor, self.currency, language=self.language)

    def chip(self, minor: int) -> str:
        """The same as printed on a chip, without the currency: "0.10", "25", "1,000"."""
        exponent = exponent_of(self.currency)
        whole = minor % 10**exponent == 0
        value = Decimal(minor).scaleb(-exponent)
        pattern = "#,##0" if whole else "#,##0." + "0" * exponent
        return str(format_decimal(value, pattern, locale=self.language))

    def time(self, iso: str) -> str:
        """A time that the house tells (ISO 8601, UTC), as written here and where the patron is."""
        told = datetime.fromisoformat(iso).astimezone()
        return str(format_datetime(told, "medium", locale=self.language))

    def percent(self, told: str) -> str:
        """A percentage that the house tells as an exact decimal, "98.94": "98.94 %"."""
        return str(format_percent(Decimal(told) / 100, "0.00 %", locale=self.language))

    def area(self, area: str) -> str:
        """The name of a betting area; for one that no catalogue knows, its id as words."""
        return self(f"area-{area}") if has(f"area-{area}") else area.replace("-", " ").capitalize()

    def limits(self, area: AreaLimits) -> str:
        """What the area takes: "Min €0.10 Max €1,500.00"."""
        return self("limits", minimum=self.money(area.minimum), maximum=self.money(area.maximum))

    def range(self, area: AreaLimits) -> str:
        """The same for narrow places: "€0.10 – €1,500.00"."""
        return f"{self.money(area.minimum)} – {self.money(area.maximum)}"

    def pays(self, area: AreaLimits) -> str:
        """One line for a whole area: its only win, or the best of several."""
        wins = [row for row in area.pays if row.kind == "win"]
        best = max(wins, key=_net, default=None)
        if best is None:
            return ""
        if any((row.win, row.per) != (best.win, best.per) for row in wins):
            return self(f"pays-up-{best.notation}", win=best.win, per=best.per)
        return self.pay_row(best)

    def short_pays(self, area: AreaLimits) -> str:
        """The same for narrow places, "to 1" beside the stake: "1:1 −5%", "≤ 30:1"."""
        wins = [row for row in area.pays if row.kind == "win"]
        best = max(wins, key=_net, default=None)
        if best is None:
            return ""
        net = _net(best)
        ratio = f"{net.numerator}:{net.denominator}" if net.denominator <= 10 else f"{best.win}:{best.per}"
        several = any((row.win, row.per) != (best.win, best.per) for row in wins)
        return f"≤ {ratio}" if several else f"{ratio} −{best.commission}" if best.commission else ratio

    def pay_row(self, row: PayRow) -> str:
        """One row of the paytable: "Pays 9 for 1"."""
        if row.kind == "push":
            return self("pays-push")
        if row.commission is None:
            return self(f"pays-{row.notation}", win=row.win, per=row.per)
        return self(f"pays-{row.notation}-less", win=row.win, per=row.per, commission=row.commission)

    def refusal(self, code: str, args: Mapping[str, str | int]) -> str:
        """A refusal as the server words it: amounts as money, areas by name."""
        told: dict[str, str | int] = {}
        for name, value in args.items():
            if name.endswith("Minor"):
                told[name.removesuffix("Minor")] = self.money(int(value))
            else:
                told[name] = self.area(str(value)) if name == "area" else value
        return self(f"refusal-{code}", **told)

    def outcome(self, played: RoundRecord) -> str:
        """Who won, by how much: "Banker wins 7 over 3"."""
        totals = {"player": played.player.total, "banker": played.banker.total}
        winner = played.banker if played.outcome == "banker" else played.player
        if played.outcome == "tie":
            return self("say-natural-tie" if winner.natural else "say-tie", **totals)
        return self(f"say-natural-{played.outcome}" if winner.natural else f"say-won-{played.outcome}", **totals)

    def returned(self, played: RoundRecord) -> str:
        """What came back."""
        return self("say-returned", amount=self.money(played.payout)) if played.payout else self("say-nothing")


def _net(row: PayRow) -> Fraction:
    """What a row wins for a stake of 1, however it is printed."""
    paid = Fraction(row.win) / Fraction(row.per)
    return paid - 1 if row.notation == "for" else paid


@cache
def _terminal_texts(language: str) -> FluentBundle:
    """What only the terminal says, so that no browser has to fetch it; in English where it is not translated."""
    folder = resources.files("puntobanco.locales") / "terminal"
    bundle = FluentBundle([language, "en"], use_isolating=False)
    for name in dict.fromkeys(("en", language)):
        file = folder / f"{name}.ftl"
        if file.is_file():
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


def _say_of_terminal(key: str, args: Mapping[str, str | int], language: str) -> str:
    bundle = _terminal_texts(language)
    message = bundle.get_message(key)
    if message.value is None:
        raise KeyError(key)
    text, errors = bundle.format_pattern(message.value, dict(args))
    if errors:
        raise ValueError(f"{key}: {errors[0]}")
    return str(text)
