/** A sum of roubles rounded to kopecks (VAL-24, LIM-47), for calculation, storage and comparison. */
export declare const roundPrice: (roubles: number) => number;
/** A price as text: `1 234 ₽`, with kopecks only if they are not zero: `1 234,50 ₽` (VAL-23, VAL-24, PRD-26). */
export declare function formatPrice(roubles: number): string;
/** The price of a pack, always with two decimals (CRT-31, LIM-47): `1 234,00 ₽`. */
export declare const formatPackPrice: (roubles: number) => string;
