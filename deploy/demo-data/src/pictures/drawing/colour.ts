type Rgb = readonly [number, number, number];

const rgb = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

const hexOf = (parts: readonly number[]): string =>
  `#${parts
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Mixes two colours: `share` (0 to 1) of `other`, the rest of `colour`. */
export function mix(colour: string, other: string, share: number): string {
  const [r, g, b] = rgb(colour);
  const [r2, g2, b2] = rgb(other);
  return hexOf([r + (r2 - r) * share, g + (g2 - g) * share, b + (b2 - b) * share]);
}

export const lighter = (colour: string, share: number): string => mix(colour, '#ffffff', share);

/** Darkens with a warm black, because a neutral black makes shadows grey. */
export const darker = (colour: string, share: number): string => mix(colour, '#1d140c', share);

/** Relative luminance of WCAG 2. */
export function luminance(colour: string): number {
  const [r, g, b] = rgb(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/** Contrast of WCAG 2, 1…21. */
function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The first of `inks` with enough contrast on `ground`, otherwise white or near-black. */
export function readable(ground: string, ...inks: string[]): string {
  const good = inks.find((ink) => contrast(ground, ink) >= 3.6);
  return good ?? (contrast(ground, '#ffffff') >= contrast(ground, '#22190f') ? '#ffffff' : '#22190f');
}
