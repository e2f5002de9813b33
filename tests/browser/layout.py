"""Finds text that is cut, leaves the window, or lies over other text."""

from playwright.sync_api import Page

#: Text in sight, by its lines; what is drawn over on purpose (chips in a stack, cards, road marks) is left out.
_FAULTS = """() => {
    const faults = [];
    const lines = [];
    const root = document.querySelector('dialog[open]') ?? document.body;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent.trim();
        const owner = node.parentElement;
        if (!text || !owner || owner.closest('.unseen, svg, option, script, noscript, .run')) continue;
        if (getComputedStyle(owner).clipPath === 'inset(50%)') continue;
        if (!owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const frame = owner.closest('button, h1, p, td, th, label, .sum, .told');
        const edge = frame && getComputedStyle(frame).display !== 'inline' && frame.getBoundingClientRect();
        for (const box of range.getClientRects()) {
            if (box.width < 1) continue;
            if (box.left < -0.5 || box.right > innerWidth + 0.5) faults.push(`outside: ${text}`);
            if (edge && (box.left < edge.left - 1 || box.right > edge.right + 1))
                faults.push(`out of its frame: ${text}`);
            lines.push({ text, box, owner });
        }
    }
    const rail = document.querySelector('.many .rail')?.getBoundingClientRect();
    for (const [i, a] of lines.entries())
        for (const b of lines.slice(i + 1)) {
            if (a.owner === b.owner) continue;
            const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
            const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
            const under = rail && a.box.bottom > rail.top && b.box.bottom > rail.top;
            if (wide > 2 && high > 4 && !under) faults.push(`over each other: ${a.text} / ${b.text}`);
        }
    return faults;
}"""

#: Discs on the cloth that lie over printed words.
_COVERED = """() => {
    const boxes = [...document.querySelectorAll('.print > *:not(.bar)')]
        .filter(e => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .flatMap(e => { const r = document.createRange(); r.selectNodeContents(e);
            return [...r.getClientRects()].map(box => ({ text: e.textContent, box })); });
    const discs = [...document.querySelectorAll('.area .disc, .area .sum, .area .told, .area .less span')]
        .map(e => e.getBoundingClientRect());
    return boxes.filter(({ box }) => discs.some(d =>
        Math.min(box.right, d.right) - Math.max(box.left, d.left) > 1 &&
        Math.min(box.bottom, d.bottom) - Math.max(box.top, d.top) > 3)).map(({ text }) => text);
}"""


def faults_of_text(page: Page) -> list[str]:
    """Cut, overlapping or lost texts of what is open now."""
    found: list[str] = page.evaluate(_FAULTS)
    return found


def covered_words(page: Page) -> list[str]:
    """Words on the cloth under chips, sums or results."""
    found: list[str] = page.evaluate(_COVERED)
    return found
