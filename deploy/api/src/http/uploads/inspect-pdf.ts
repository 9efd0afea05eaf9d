import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

const unpack = promisify(inflate);

/** Bytes of all unpacked object streams of a document; a CV has some hundred kilobytes. */
const LARGEST = 32 * 1024 * 1024;

const SPACE = '[\\s\\0]*';
/**
 * Actions and contents that do more than show pages: they start programs, run scripts, send data, or contain other
 * files.
 */
const ACTIVE =
  'JavaScript|Launch|ImportData|SubmitForm|GoToE|GoToR|Rendition|RichMedia|XFA|EmbeddedFiles?|FileAttachment';
/**
 * A name follows a separator or the key of an action's type, or begins an object. So "HTML/JavaScript" is only a text.
 */
const IN_DOCUMENT = new RegExp(
  `(?<=^|[\\s\\0()<>[\\]{}%]|/S|/Type|/Subtype|obj)/(?:${ACTIVE})(?=[\\s\\0()<>[\\]{}/%]|$)|/EF${SPACE}(?:<<|\\d+\\s+\\d+\\s+R)|/Encrypt${SPACE}(?:<<|\\d+\\s+\\d+\\s+R)`,
);
const IN_OBJECTS = new RegExp(`/(?:${ACTIVE})(?=[\\s\\0()<>[\\]{}/%]|$)|/EF${SPACE}(?:<<|\\d)`);

/** Names may contain `#6A` for any character. */
const decodeNames = (text: string) =>
  text.replace(/\/[^\s\0()<>[\]{}/%]*#[0-9a-f]{2}[^\s\0()<>[\]{}/%]*/gi, (name) =>
    name.replace(/#([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
  );

/**
 * Whether a PDF is harmless: no scripts, no actions that start programs or send data, no embedded files. An encrypted
 * one cannot be inspected, so it counts as harmful.
 *
 * All bytes are searched, because the file itself decides at which positions a reader finds objects. Objects can also
 * be in compressed streams. These are unpacked, except for pictures.
 */
export async function isHarmlessPdf(content: Buffer): Promise<boolean> {
  const text = decodeNames(content.toString('latin1'));
  if (IN_DOCUMENT.test(text)) return false;
  // Without this name no stream contains objects.
  if (!hasName(text, 'First')) return true;
  let left = LARGEST;
  for (const { dictionary, at } of streamsOf(content)) {
    const hasObjects = !dictionary.includes('obj') || (hasName(dictionary, 'N') && hasName(dictionary, 'First'));
    if (hasObjects && !isPlainlyPacked(dictionary)) return false;
    if (!hasObjects && /\/Subtype[\s\0]*\/Image/.test(dictionary)) continue;
    const unpacked = await unpack(content.subarray(at), { maxOutputLength: left }).catch((error: unknown) => {
      const isTooLarge = error instanceof RangeError;
      return isTooLarge || (hasObjects && hasName(dictionary, 'Filter')) ? null : Buffer.alloc(0);
    });
    if (!unpacked) return false;
    left -= unpacked.length;
    const names = decodeNames(unpacked.toString('latin1'));
    if (left <= 0 || (hasObjects ? IN_OBJECTS : IN_DOCUMENT).test(names)) return false;
  }
  return true;
}

const hasName = (text: string, name: string) => new RegExp(`/${name}(?![A-Za-z])`).test(text);

/** Objects must be packed in one usual way or not at all. Other ways would hide them. */
function isPlainlyPacked(dictionary: string): boolean {
  if (['DecodeParms', 'DP', 'F', 'FFilter'].some((name) => hasName(dictionary, name))) return false;
  const filter = /\/Filter[\s\0]*\[?[\s\0]*([^\s\0\]>]+)/.exec(dictionary)?.[1];
  return filter === undefined || /^\/(FlateDecode|Fl)(?![A-Za-z])[^/]*/.test(filter);
}

/** The dictionary of a stream is searched within this number of bytes before `stream`. */
const DICTIONARY = 16_000;

function* streamsOf(content: Buffer): Generator<{ dictionary: string; at: number }> {
  for (let at = content.indexOf('stream'); at >= 0; at = content.indexOf('stream', at + 6)) {
    if (content.subarray(Math.max(0, at - 3), at).toString('latin1') === 'end') continue;
    const before = decodeNames(content.subarray(Math.max(0, at - DICTIONARY), at).toString('latin1'));
    const begins = before.lastIndexOf('obj');
    const lineEnd = content[at + 6] === 13 ? 2 : 1;
    yield { dictionary: before.slice(Math.max(0, begins)), at: at + 6 + lineEnd };
  }
}
