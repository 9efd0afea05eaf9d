import * as z from 'zod/mini';

/** The number of stored lines: the last minutes, also while something fails repeatedly. */
const KEPT = 1_000;

/** Pino writes the level first. A warning has 40. */
const WARNING = /^\{"level":[4-9]\d,/;

const line = z.object({ reqId: z.string() });

/** The latest warnings and errors of this gateway's log, by request. */
export class RecentWarnings {
  readonly #lines: { readonly request: string; readonly text: string }[] = [];

  /** Stores a line of the log if it is a warning or an error, and returns it. */
  keep(text: string): string {
    const request = WARNING.test(text) ? requestOf(text) : null;
    if (request === null) return text;
    this.#lines.push({ request, text: text.trimEnd() });
    if (this.#lines.length > KEPT) this.#lines.shift();
    return text;
  }

  /** The lines about these requests, oldest first. */
  of(requests: readonly string[]): readonly string[] {
    const wanted = new Set(requests);
    return this.#lines.filter(({ request }) => wanted.has(request)).map(({ text }) => text);
  }
}

/**
 * Null for a line without a request, and for a line that is no longer valid JSON because a number that looked like a
 * phone was removed.
 */
function requestOf(text: string): string | null {
  try {
    return line.safeParse(JSON.parse(text)).data?.reqId ?? null;
  } catch {
    return null;
  }
}
