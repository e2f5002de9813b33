/** Entrances and exits on the cloth. Every one is a Web Animation of transform and opacity, and ends at once at 0 ms. */

import { cubicIn, cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

export interface Travel {
  readonly ms: number;
  /** Where it comes from or goes to: an element on the page, or a shift in pixels. */
  readonly other: string | { readonly x: number; readonly y: number };
  readonly turn?: number;
  readonly moves: boolean;
}

type Motion = TransitionConfig | (() => TransitionConfig);

/** From another place on the table to this one. */
export function arrive(node: Element, travel: Travel): Motion {
  return along(node, travel, cubicOut);
}

/** From this place to another one. */
export function depart(node: Element, travel: Travel): Motion {
  return along(node, travel, cubicIn);
}

function along(node: Element, { ms, other, turn = 0, moves }: Travel, easing: (t: number) => number): Motion {
  if (ms <= 0) return { duration: 0 };
  if (!moves) return { duration: ms, css: (t) => `opacity: ${t}` };
  const from = ({ x, y }: { x: number; y: number }): TransitionConfig => ({
    duration: ms,
    easing,
    css: (t, u) =>
      `transform: translate(${x * u}px, ${y * u}px) rotate(${turn * u}deg); opacity: ${Math.min(1, t * 4)}`,
  });
  // Measured when the whole change is on the page: in its midst it would be laid out twice.
  return typeof other === 'string' ? () => from(between(node, other)) : from(other);
}

function between(node: Element, selector: string): { x: number; y: number } {
  const there = document.querySelector(selector)?.getBoundingClientRect();
  const here = node.getBoundingClientRect();
  if (!there) return { x: 0, y: -40 };
  return {
    x: there.x + there.width / 2 - here.x - here.width / 2,
    y: there.y + there.height / 2 - here.y - here.height / 2,
  };
}
