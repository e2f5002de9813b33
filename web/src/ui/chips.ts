/** How chips look: colour and edge pattern by what they are worth, so that neither is the only sign. */

export interface ChipLook {
  readonly colour: string;
  /** Edge spots: how many, and how much of the edge they fill. */
  readonly spots: number;
  readonly fill: number;
}

const KNOWN: readonly (readonly [worth: number, look: ChipLook])[] = [
  [0.1, { colour: '#5d6b78', spots: 4, fill: 0.3 }],
  [0.5, { colour: '#1f7a78', spots: 5, fill: 0.5 }],
  [1, { colour: '#2a66a8', spots: 6, fill: 0.34 }],
  [5, { colour: '#b3261e', spots: 8, fill: 0.42 }],
  [10, { colour: '#a2500f', spots: 7, fill: 0.3 }],
  [25, { colour: '#17744a', spots: 6, fill: 0.58 }],
  [100, { colour: '#1c1c22', spots: 10, fill: 0.4 }],
  [500, { colour: '#6a39ad', spots: 12, fill: 0.5 }],
  [1000, { colour: '#86661a', spots: 16, fill: 0.4 }],
];

/** The look of a chip worth this many units of the currency; values between known ones look like the next lower. */
export function chipLook(worth: number): ChipLook {
  const [, look] = KNOWN.findLast(([known]) => known <= worth + 1e-9) ?? (KNOWN[0] as (typeof KNOWN)[number]);
  return look;
}

/** One round edge of spots as a dash pattern for a circle of this radius. */
export function edgeDashes({ spots, fill }: ChipLook, radius: number): string {
  const part = (2 * Math.PI * radius) / spots;
  return `${(part * fill).toFixed(3)} ${(part * (1 - fill)).toFixed(3)}`;
}
