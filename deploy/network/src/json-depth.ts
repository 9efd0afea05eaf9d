import type { FastifyInstance } from 'fastify';

/** Deeper than the input of any call. Recursive code would fail at some ten thousand levels. */
const DEEPEST = 32;

const QUOTE = 34;
const BACKSLASH = 92;
const OPENING = new Set([91, 123]);
const CLOSING = new Set([93, 125]);

/** Whether lists and objects of a JSON text are nested too deep. The text need not be valid. */
export function isNestedTooDeep(text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isInString) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) isInString = false;
    } else if (code === QUOTE) {
      isInString = true;
    } else if (OPENING.has(code)) {
      depth += 1;
      if (depth > DEEPEST) return true;
    } else if (CLOSING.has(code)) {
      depth -= 1;
    }
  }
  return false;
}

/** The body is JSON, but nested too deep: 400, like malformed JSON. */
class NestedTooDeep extends Error {
  override name = 'NestedTooDeep';
  readonly statusCode = 400;
}

/** Replaces Fastify's JSON parser with one that answers 400 for bodies which are nested too deep. */
export function limitJsonDepth(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isNestedTooDeep(body)) done(new NestedTooDeep('The body is nested too deep'));
    else parse(request, body, done);
  });
}
