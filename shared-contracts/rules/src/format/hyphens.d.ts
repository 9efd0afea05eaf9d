/** Adds soft hyphens between the syllables of words of more than 15 letters (VAL-22, LIM-65), so that they fit a narrow card. */
export declare const softHyphens: (text: string) => string;
