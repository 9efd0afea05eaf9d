import * as z from 'zod/mini';
import { stripTags } from '../format/tags';

/** Of a line that somebody types: it holds text, whatever was put into it. */
export const withoutTags = z.overwrite<string>(stripTags);

/** The same of several lines. */
export const linesWithoutTags = z.overwrite<string>((text) =>
  text.split(/\r?\n/).map(stripTags).filter(Boolean).join('\n'),
);
