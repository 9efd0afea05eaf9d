const narrowNoBreakSpace = '\u202F';

/**
 * Creates a formatter of numbers in the Russian style: thousands in groups (VAL-23), a decimal comma, a true minus
 * sign. It does not use `Intl.NumberFormat`: its separators differ between versions of ICU, and the server and the
 * browser must give the same result. Also, its first call takes about 50 ms on a phone, because the browser reads
 * language data.
 * @param most the maximum number of decimals, halves rounded away from zero
 * @param least the minimum number of decimals
 */
export function numberFormat({ most, least = 0 }: { most: number; least?: number }): (value: number) => string {
  return (value) => {
    const rounded = roundTo(value, most);
    const [wholeNumber = '', decimals = ''] = Math.abs(rounded).toFixed(most).split('.');
    const grouped = wholeNumber.replace(/\B(?=(\d{3})+$)/g, narrowNoBreakSpace);
    const written = decimals.replace(/0+$/, '').padEnd(least, '0');
    return `${rounded < 0 ? '−' : ''}${grouped}${written && `,${written}`}`;
  };
}

/** A whole number with its thousands in groups: `1 840` (VAL-23). */
export const formatNumber = numberFormat({ most: 0 });

/** Rounds a number to this many decimals, halves away from zero: 1.005 to 2 decimals is 1.01, as on paper. */
export function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  // The factor corrects the error of binary multiplication: 1.005 × 100 is 100.49999999999999.
  return (Math.sign(value) * Math.round(Math.abs(value) * scale * (1 + Number.EPSILON))) / scale;
}
