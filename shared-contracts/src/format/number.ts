const narrowNoBreakSpace = '\u202F';

/**
 * Makes a formatter of numbers in the Russian style: groups of thousands apart (VAL-23), a comma before decimals, a true minus.
 * English grouping is translated, because the Russian separators differ between versions of ICU, and the server and the
 * browser must write the same.
 */
export function numberFormat(options: Intl.NumberFormatOptions): (value: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (value) => {
    // With the first number, not when the module is run: the first of them reads language data, about 10 ms of a slow machine.
    format ??= new Intl.NumberFormat('en-US', { useGrouping: true, signDisplay: 'negative', ...options });
    return format
      .format(value)
      .replace(/[,.-]/g, (mark) => (mark === ',' ? narrowNoBreakSpace : mark === '.' ? ',' : '−'));
  };
}

/** A number rounded to so many decimals, halves away from zero: 1.005 to 2 decimals is 1.01, as on paper. */
export function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  // The factor makes up for what multiplying in binary loses: 1.005 × 100 is 100.49999999999999.
  return (Math.sign(value) * Math.round(Math.abs(value) * scale * (1 + Number.EPSILON))) / scale;
}
