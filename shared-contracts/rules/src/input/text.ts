import * as z from 'zod/mini';
import { stripTags } from '../format/tags';

/** Removes tags from a typed line, so that it is only text. */
export const withoutTags = z.overwrite<string>(stripTags);

/** The same for several lines. */
export const linesWithoutTags = z.overwrite<string>((text) =>
  text.split(/\r?\n/).map(stripTags).filter(Boolean).join('\n'),
);
