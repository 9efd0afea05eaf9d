/** A weight in grams, rounded to 0.1 g (CRT-04, LIM-46): `1 250,5 г`. */
export declare const formatWeight: (weight: number) => string;
