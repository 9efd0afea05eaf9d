import * as z from 'zod/mini';

/** Lines that are kept: those of the last minutes, also while something fails again and again. */
const KEPT = 1_000;

/** Pino writes the level first; a warning has 40. */
const WARNING = /^\{"level":[4-9]\d,/;

const line = z.object({ reqId: z.string() });

/** The latest warnings and errors of this gateway's log, by the request that they are about. */
export class RecentWarnings {
  readonly #lines: { readonly request: string; readonly text: string }[] = [];

  /** Looks at a line of the log, and returns it. */
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

/** Null for a line about no request, and for one that is no JSON any more: a number that looked like a phone was taken out. */
function requestOf(text: string): string | null {
  try {
    return line.safeParse(JSON.parse(text)).data?.reqId ?? null;
  } catch {
    return null;
  }
}
