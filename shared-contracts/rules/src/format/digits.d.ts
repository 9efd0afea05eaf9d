/** Only the digits of a text (VAL-19): `+7 (912) 345-67-89` → `79123456789`. */
export declare const stripNonDigits: (text: string) => string;
