const narrowNoBreakSpace = '\u202F';

/**
 * Makes a formatter of numbers in the Russian style: groups of thousands apart (VAL-23), a comma before decimals, a true minus.
 * Not `Intl.NumberFormat`: its separators differ between versions of ICU, and the server and the browser must write the same;
 * its first number costs a phone some 50 ms, because the browser reads language data for it.
 * @param most decimals that are kept, halves rounded away from zero
 * @param least decimals that are always written
 */
export function numberFormat({ most, least = 0 }: { most: number; least?: number }): (value: number) => string {
  return (value) => {
    const rounded = roundTo(value, most);
    const [whole = '', decimals = ''] = Math.abs(rounded).toFixed(most).split('.');
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, narrowNoBreakSpace);
    const written = decimals.replace(/0+$/, '').padEnd(least, '0');
    return `${rounded < 0 ? '−' : ''}${grouped}${written && `,${written}`}`;
  };
}

/** A number rounded to so many decimals, halves away from zero: 1.005 to 2 decimals is 1.01, as on paper. */
export function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  // The factor makes up for what multiplying in binary loses: 1.005 × 100 is 100.49999999999999.
  return (Math.sign(value) * Math.round(Math.abs(value) * scale * (1 + Number.EPSILON))) / scale;
}
