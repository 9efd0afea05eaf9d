export { RichText, type RichTextProps } from './rich-text';
export { sanitize } from './sanitize';
