/** The target of a figure: the value itself, or its ratio to the baseline of the same run. */
interface Bar {
  readonly on: 'value' | 'ratio';
  readonly least?: number;
  readonly most?: number;
}

/** One measured value. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  /** `kB` are thousands of bytes, `s` seconds, `ms` milliseconds, `/s` per second. */
  readonly unit: string;
  /** The baseline, measured in the same run, in the same unit. */
  readonly baseline?: number;
  readonly bar?: Bar;
}

/** The ratio of a figure to its baseline; null without one. */
export const ratioOf = ({ value, baseline }: Figure): number | null =>
  baseline === undefined || baseline === 0 ? null : value / baseline;

/** Whether a figure reaches its target. Null when it has no target, or no baseline for a comparison. */
export function reaches(figure: Figure): boolean | null {
  const { bar } = figure;
  if (!bar) return null;
  const measured = bar.on === 'ratio' ? ratioOf(figure) : figure.value;
  if (measured === null) return null;
  return measured >= (bar.least ?? Number.NEGATIVE_INFINITY) && measured <= (bar.most ?? Number.POSITIVE_INFINITY);
}
