"""Installable, quiet about updates, kind without a network; motion and sound: F-32, F-77, P-11."""

from typing import Any

from playwright.sync_api import Browser, BrowserContext, expect

from tests.browser.conftest import Open
from tests.support import Server

#: Stands in for the loudspeaker: what is played within a moment is rendered offline, and its loudest sample kept.
_LISTEN = """
    window.heard = [];
    let last = -1e9;
    let inOneGo = false;  // a sound is made in one go, however long a slow machine takes for it
    const now = () => {
        if (!inOneGo && performance.now() - last > 15) window.heard.push(new OfflineAudioContext(1, 44100, 44100));
        inOneGo = true;
        queueMicrotask(() => { inOneGo = false; last = performance.now(); });
        return window.heard.at(-1);
    };
    window.AudioContext = function () {
        return new Proxy({}, { get: (_, name) => {
            if (name === 'state') return 'running';
            const audio = now();
            const value = audio[name];
            return typeof value === 'function' ? value.bind(audio) : value;
        } });
    };
"""
_PEAKS = """async () => Promise.all(window.heard.map(async (audio) =>
    (await audio.startRendering()).getChannelData(0).reduce((most, x) => Math.max(most, Math.abs(x)), 0)))"""


def test_f77_the_client_can_be_installed_and_is_there_without_a_network(
    chromium: Browser, server: Server, contexts: list[BrowserContext]
) -> None:
    context = chromium.new_context(base_url=server.url, locale="en-GB")
    contexts.append(context)
    page = context.new_page()
    page.goto("/")
    manifest: dict[str, Any] = page.request.get("/manifest.webmanifest").json()
    assert manifest["display"] == "standalone"
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        assert page.request.get(icon["src"]).headers["content-type"] == icon["type"]
    expect(page.locator(".tile")).to_have_count(3)
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    kept = page.evaluate("caches.keys().then(n => caches.open(n[0])).then(c => c.keys()).then(k => k.map(r => r.url))")
    assert not [url for url in kept if "/api/" in url]
    page.goto("/")  # now the worker answers
    expect(page.locator(".tile")).to_have_count(3)
    context.set_offline(True)
    page.goto("/")
    expect(page.get_by_role("heading", name="The house cannot be reached")).to_be_visible()
    expect(page.get_by_text("Nothing is lost")).to_be_visible()
    context.set_offline(False)  # and it comes back by itself
    expect(page.locator(".tile")).to_have_count(3)


def test_p11_dealing_moves_only_what_the_compositor_moves(sit: Open) -> None:
    table = sit("touch", motion=1, width=390, height=844)
    table.lay("player").act("deal").click()
    expect(table.cards.first).to_be_visible()
    moved: set[str] = set()
    for _ in range(12):
        moved |= set(
            table.page.evaluate(
                """document.getAnimations().flatMap(a => a.effect.getKeyframes())
                    .flatMap(frame => Object.keys(frame))"""
            )
        )
        table.page.wait_for_timeout(120)
    assert moved - {"offset", "easing", "composite", "computedOffset"} <= {
        "transform",
        "opacity",
        "rotate",
        "translate",
    }
    table.page.locator(".hands").click()
    table.told()


def test_f32_every_sound_is_heard_and_none_is_too_loud(sit: Open) -> None:
    table = sit("touch", motion=0.6, prepare=lambda page: page.add_init_script(_LISTEN))
    table.lay("player")
    table.page.wait_for_timeout(50)
    table.pick("€500").lay("tie")  # refused, and heard to be
    table.act("deal").click()
    table.told()
    peaks = table.page.evaluate(_PEAKS)
    assert len(peaks) >= 2 + 4, "a chip, a refusal, four cards"
    assert all(0.01 < peak < 0.99 for peak in peaks), peaks


def test_f32_nothing_is_heard_when_sound_is_off(sit: Open) -> None:
    table = sit("touch", prepare=lambda page: page.add_init_script(_LISTEN))
    table.page.get_by_role("button", name="Turn sound off").click()
    table.page.evaluate("window.heard = []")
    table.play("player")
    assert table.page.evaluate("window.heard.length") == 0
