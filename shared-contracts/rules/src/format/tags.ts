/** Block tags are replaced by a space, or the words before and after them would join. */
const block = /<\/?(?:address|article|blockquote|br|div|h[1-6]|hr|li|ol|p|section|table|td|th|tr|ul)\b[^>]*>/gi;
const tag = /<!--[\s\S]*?-->|<[^>]*>/g;

/**
 * The text of a piece of HTML, on one line (VAL-20), for descriptions and labels. The result is text and must be shown as text. To
 * show HTML use `RichText`, which sanitises it.
 */
export const stripTags = (html: string): string =>
  html.replace(block, ' ').replace(tag, '').replace(/\s+/g, ' ').trim();
