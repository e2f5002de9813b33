"""Contrast measured from pixels, where axe cannot: text on gradients, weave and wood.

The text is made invisible, what is behind it is photographed, and the worst of it counts.
"""

import io
import re
from typing import Any

from PIL import Image
from playwright.sync_api import Page

_HIDE = (
    "*, *::before, *::after { color: #0000 !important; -webkit-text-fill-color: #0000 !important; "
    "text-shadow: none !important; caret-color: #0000 !important } svg text { fill: #0000 !important }"
)

#: For each node: colour, size, weight, and where its text is; null if it is switched off (WCAG asks nothing of that), a
#: picture, or not in sight.
_FACTS = """selectors => {
  const all = new CSSStyleSheet();
  all.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(all);
  const found = selectors.map(selector => {
    const node = document.querySelector(selector);
    if (!node || node.closest('[aria-disabled=true]') || node.closest('svg[aria-hidden=true]')) return null;
    const style = getComputedStyle(node);
    const range = document.createRange();
    range.selectNodeContents(node);
    const dialog = node.closest('dialog')?.getBoundingClientRect();
    const onTop = r => {
        if (dialog && (r.top < dialog.top || r.bottom > dialog.bottom)) return false;
        if (r.bottom > innerHeight || r.top < 0) return false;
        return [r.top + 2, (r.top + r.bottom) / 2, r.bottom - 2].every(y => {
            const top = document.elementFromPoint((r.left + r.right) / 2, y);
            // A dialog's backdrop counts as the dialog, though nothing of it is there.
            return top !== null && top.localName !== 'dialog' && (node.contains(top) || top.contains(node));
        });
    };
    const rects = [...range.getClientRects()].filter(onTop).map(r => [r.left, r.top, r.right, r.bottom]);
    const colour = node instanceof SVGElement ? style.fill : style.color;
    // A figure with an outline of its own (paint-order: stroke) stands on that, whatever it crosses.
    const outlined = style.paintOrder.startsWith('stroke') && style.stroke !== 'none';
    const ground = outlined ? style.stroke : null;
    return { ground, colour, size: parseFloat(style.fontSize), weight: Number(style.fontWeight), rects };
  });
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter(one => one !== all);
  return found;
}"""
_SHOW = "selector => document.querySelector(selector).scrollIntoView({ block: 'center', behavior: 'instant' })"


def _linear(channel: float) -> float:
    channel /= 255
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


def _luminance(colour: tuple[float, float, float]) -> float:
    red, green, blue = map(_linear, colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _ratio(one: tuple[float, float, float], other: tuple[float, float, float]) -> float:
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _rgba(css: str) -> tuple[float, float, float, float]:
    numbers = [float(found) for found in re.findall(r"[\d.]+", css)]
    if css.startswith("color("):
        numbers = [255 * number for number in numbers[:3]] + numbers[3:]
    red, green, blue, *alpha = numbers
    return red, green, blue, alpha[0] if alpha else 1.0


def too_faint(page: Page, selectors: list[str]) -> list[str]:
    """Those of the nodes whose text has less contrast than WCAG 2.2 AA asks: 4.5, or 3 where it is large."""
    faint, hidden = _measured(page, selectors)
    for selector in hidden:
        page.evaluate(_SHOW, selector)
        faint += _measured(page, [selector])[0]
    return faint


def _measured(page: Page, selectors: list[str]) -> tuple[list[str], list[str]]:
    """Nodes too faint, and nodes that are not in sight now."""
    facts: list[dict[str, Any] | None] = page.evaluate(_FACTS, selectors)
    style = page.evaluate_handle(
        "css => { const sheet = new CSSStyleSheet(); sheet.replaceSync(css);"
        " document.adoptedStyleSheets.push(sheet); return sheet }",
        _HIDE,
    )
    picture = Image.open(io.BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
    page.evaluate("s => { document.adoptedStyleSheets = document.adoptedStyleSheets.filter(one => one !== s) }", style)
    faint, hidden = [], []
    for selector, fact in zip(selectors, facts, strict=True):
        if fact is None:
            continue
        if not fact["rects"]:
            hidden.append(selector)
            continue
        large = fact["size"] >= 24 or (fact["size"] >= 18.66 and fact["weight"] >= 700)
        colour = _rgba(fact["colour"])
        if fact["ground"]:
            worst = _ratio(colour[:3], _rgba(fact["ground"])[:3])
        else:
            worst = min(_worst(picture, rect, colour) for rect in fact["rects"])
        if worst < (3 if large else 4.5):
            faint.append(f"{selector}: {worst:.2f}")
    return faint, hidden


def _worst(picture: Image.Image, rect: list[float], colour: tuple[float, float, float, float]) -> float:
    left, top, right, bottom = (round(edge) for edge in rect)
    box = (max(0, left), max(0, top), min(picture.width, right), min(picture.height, bottom))
    if box[0] >= box[2] or box[1] >= box[3]:
        return 21.0
    *ink, alpha = colour
    behind = picture.crop(box).getcolors(1 << 20) or []
    ratios = []
    for count, pixel in behind:
        seen = tuple(alpha * own + (1 - alpha) * under for own, under in zip(ink, pixel, strict=True))
        ratios.append((_ratio(seen, pixel), count))  # type: ignore[arg-type]  # three channels each
    # A hairline that crosses the box of a text is no ground.
    line = sum(count for count, _ in behind) * 0.03
    for ratio, count in sorted(ratios):
        line -= count
        if line < 0:
            return ratio
    return 21.0
