/**
 * Creates a formatter of numbers in the Russian style: thousands in groups (VAL-23), a decimal comma, a true minus sign. It does
 * not use `Intl.NumberFormat`: its separators differ between versions of ICU, and the server and the browser must write the same.
 * Also, its first number costs a phone some 50 ms, because the browser reads language data for it.
 * @param most the maximum number of decimals, halves rounded away from zero
 * @param least the minimum number of decimals
 */
export declare function numberFormat({ most, least }: { most: number; least?: number }): (value: number) => string;
/** A whole number with its thousands in groups: `1 840` (VAL-23). */
export declare const formatNumber: (value: number) => string;
/** Rounds a number to this many decimals, halves away from zero: 1.005 to 2 decimals is 1.01, as on paper. */
export declare function roundTo(value: number, decimals: number): number;
