/**
 * Normalises a phone for the back end: eleven digits that start with 7 (VAL-01 to VAL-04, LIM-49).
 *
 * @throws Error with the message for the customer (ERR-30) if the text is not a Russian phone number.
 */
export declare function normalizePhone(text: string): string;
