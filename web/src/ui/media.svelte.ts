/** Which of the three layouts the window asks for. */

export type Layout = 'portrait' | 'landscape' | 'wide';

const LOW = matchMedia('(orientation: landscape) and (max-height: 560px)');
const WIDE = matchMedia('(min-width: 900px)');

const now = (): Layout => (LOW.matches ? 'landscape' : WIDE.matches ? 'wide' : 'portrait');

class Media {
  layout: Layout = $state(now());

  constructor() {
    for (const query of [LOW, WIDE]) {
      query.addEventListener('change', () => {
        this.layout = now();
      });
    }
  }
}

export const media = new Media();
