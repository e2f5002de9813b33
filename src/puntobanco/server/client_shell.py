"""What a page of the client says before the client is there: the first words of its part, in the reader's language. The
client puts the same in the same place (`web/src/styles/shell.css`), so that nothing moves when it takes over."""

from html import escape
from typing import Final

from puntobanco.locales import say

#: The paragraphs of the page that explains the check, as the client has them.
_STEPS: Final = ("check-step-1", "check-step-2", "check-step-3", "check-step-4")


def shell(part: str, language: str) -> str:
    """HTML to be shown at once for a part of the client (its file's name); for most, the house's sign."""

    def told(*keys: str) -> str:
        return " ".join(escape(say(key, language=language)) for key in keys)

    if part.endswith("/Lobby.svelte"):
        ground, inner = (
            "house cloth-ground",
            (
                f'<header></header><main><div class="sign"><h1 class="house-name">{told("lobby-title")}</h1>'
                f'<p>{told("lobby-line")}</p></div><p class="wait">{told("lobby-wait")}</p></main>'
            ),
        )
    elif part.endswith("/Check.svelte"):
        # One paragraph of two: the client's own then are no larger picture that comes late.
        steps = "".join(f"<li>{told(key)}</li>" for key in _STEPS)
        ground, inner = (
            "paper",
            (
                f'<header><a href="/">{told("to-lobby")}</a></header><main><h1>{told("check-title")}</h1>'
                f"<p>{told('check-intro')}</p><ol>{steps}</ol><p>{told('check-limits')}"
                f"<br><br>{told('check-shared', 'check-shared-limits')}</p></main>"
            ),
        )
    else:
        ground, inner = "cloth-ground", f'<p class="house-name">{told("lobby-title")}</p>'
    return f'<div id="shell" class="{ground}">{inner}</div>'
