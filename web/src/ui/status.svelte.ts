/** The one polite status line of the page. Quick successions are gathered: only the last is spoken. */

class Status {
  text: string = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;

  say(text: string, afterMs = 0): void {
    clearTimeout(this.#timer);
    if (afterMs === 0) this.text = text;
    else
      this.#timer = setTimeout(() => {
        this.text = text;
      }, afterMs);
  }
}

export const status = new Status();
