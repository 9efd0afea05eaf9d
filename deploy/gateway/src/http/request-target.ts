const PRINTABLE = /^[\x21-\x7e]*$/;
/** A slash or a backslash, encoded any number of times: `%2f`, `%252f`. */
const ENCODED_SEPARATOR = /%(?:25)*(?:2f|5c)/i;
const SEPARATOR = /\/|%(?:25)*(?:2f|5c)/i;
const DOT_SEGMENT = /^(?:\.|%(?:25)*2e){1,2}$/i;
const CONTROL = /\p{Cc}/u;

/**
 * Whether a request target, as it was sent, is an ordinary path with an ordinary query. All others are refused before a
 * handler gets them: URL parsers and routers read them differently, and an attacker could use each difference to avoid
 * a check. It refuses absolute forms, `//`, `\`, control characters, raw non-ASCII, dot segments (also encoded), and
 * escapes that are malformed or not UTF-8. Encoded separators and control characters are refused in pages and files. In
 * calls they are allowed, because a shopper may have typed them (`/api/catalog/product/search/1%2F2/`).
 */
export function isValidTarget(target: string): boolean {
  if (!PRINTABLE.test(target) || target.includes('#')) return false;
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  if (!path.startsWith('/') || path.includes('//') || path.includes('\\')) return false;
  if (path.split(SEPARATOR).some((segment) => DOT_SEGMENT.test(segment))) return false;
  const decoded = decode(path);
  if (decoded === null || (mark >= 0 && decode(target.slice(mark)) === null)) return false;
  return isApiTarget(path) || !(ENCODED_SEPARATOR.test(path) || CONTROL.test(decoded));
}

/** Whether a target is a call of the back end, whose errors are JSON. */
export const isApiTarget = (target: string): boolean => /^\/api(?:[/?]|$)/.test(target);

/** Null: the text has an escape that is malformed or not UTF-8. */
function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
