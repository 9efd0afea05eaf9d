/** Only the digits of a text (VAL-19): `+7 (912) 345-67-89` → `79123456789`. */
export const stripNonDigits = (text: string): string => text.replace(/[^0-9]/g, '');
