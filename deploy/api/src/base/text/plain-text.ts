import { stripTags } from '@zapovednik/rules/format';

/** A visitor's text without tags and invisible characters, line by line. */
export const plainText = (typed: string): string =>
  typed
    .split(/\r?\n/)
    .map((line) => stripTags(line.replace(/\p{Cc}/gu, ' ')))
    .filter(Boolean)
    .join('\n');
