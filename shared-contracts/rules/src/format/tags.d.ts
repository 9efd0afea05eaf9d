/**
 * The text of a piece of HTML, on one line (VAL-20), for descriptions and labels. The result is text and must be shown as text. To
 * show HTML use `RichText`, which sanitises it.
 */
export declare const stripTags: (html: string) => string;
