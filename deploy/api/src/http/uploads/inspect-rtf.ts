import { isActiveField } from './active-fields';

/** Control words by which RTF contains objects or reads other files. */
const FORBIDDEN = new Set(
  'object objdata objemb objlink objautlink objsub objpub objicemb objhtml objocx objclass objname objupdate objfile template linkself linkval ddeauto htmltag'.split(
    ' ',
  ),
);

/** Whether an RTF text is harmless: no embedded objects, no template or text of other files, no fields that start programs. */
export function isHarmlessRtf(content: Buffer): boolean {
  const text = content.toString('latin1');
  // `\bin` is followed by binary bytes. A CV does not need it, and forbidden words could be hidden in it.
  for (const [, word = ''] of text.matchAll(/\\([a-z]+)/gi))
    if (FORBIDDEN.has(word.toLowerCase()) || word.toLowerCase() === 'bin') return false;
  const instructions = text.split(/\\fldinst/i).slice(1);
  return !instructions.some((rest) => isActiveField(plain(rest.slice(0, 4_000))));
}

/**
 * The text of an instruction: escaped characters decoded, without groups and control words that could split its name.
 */
const plain = (rtf: string) =>
  rtf
    .replace(/\\'([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/\\u(-?\d{1,6}) ?\??/g, (_, code) => String.fromCharCode(Number(code) & 0xffff))
    .replace(/\\[a-z]+-?\d* ?|\\\*|[{}\r\n]/gi, '');
