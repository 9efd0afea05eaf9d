import * as z from 'zod/mini';

/** The used fields of a line in the gateway's log: an error of a part of a page. */
const faultLine = z.object({
  path: z.string(),
  fault: z.object({ message: z.string(), stack: z.optional(z.string()), area: z.optional(z.string()) }),
});

interface ServerErrorsOptions {
  /** The area in development. */
  readonly area: string;
  /** Replaces positions in built files with positions in the sources, in a stack trace. */
  readonly readStack: (stack: string) => string;
  /** Called with the readable text of each error. */
  readonly onError: (text: string) => void;
}

/** The server's rendering errors in development, by path, until the next build. */
export class ServerErrors {
  readonly #byPath = new Map<string, string>();
  /** Those with a place in the sources of the area. */
  readonly #inSources = new Map<string, string>();

  constructor(private readonly options: ServerErrorsOptions) {}

  /** Reads a line of the gateway's log. */
  readLine(line: string): void {
    const parsed = faultLine.safeParse(parsedJson(line)).data;
    if (!parsed) return;
    const { path, fault } = parsed;
    const stack = fault.stack ?? fault.message;
    const text = this.options.readStack(stack);
    this.#byPath.set(path, text);
    if (fault.area === this.options.area && text !== stack) this.#inSources.set(path, text);
    this.options.onError(`${path} на сервере${fault.area ? ` (${fault.area})` : ''}: ${text}`);
  }

  /** The last error of a page. */
  of(path: string): string | null {
    return this.#byPath.get(path) ?? null;
  }

  /** The last error of a page that the area's own code has thrown. */
  inSources(path: string): string | null {
    return this.#inSources.get(path) ?? null;
  }

  /** Forgets all errors after a new build. */
  clear(): void {
    this.#byPath.clear();
    this.#inSources.clear();
  }
}

function parsedJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
