import * as z from 'zod/mini';

/** What is read of a line of the gateway's log: an error of a part of a page. */
const faultLine = z.object({
  path: z.string(),
  fault: z.object({ message: z.string(), stack: z.optional(z.string()), area: z.optional(z.string()) }),
});

interface ServerErrorsOptions {
  /** Names files and lines of the sources in a stack trace. */
  readonly readStack: (stack: string) => string;
  /** Called with each error, ready to be read. */
  readonly onError: (text: string) => void;
}

/** The errors that the server met while it rendered pages in development, by path, until the next build. */
export class ServerErrors {
  readonly #byPath = new Map<string, string>();

  constructor(private readonly options: ServerErrorsOptions) {}

  /** Takes a line of the gateway's log. */
  readLine(line: string): void {
    const parsed = faultLine.safeParse(parsedJson(line)).data;
    if (!parsed) return;
    const { path, fault } = parsed;
    const text = this.options.readStack(fault.stack ?? fault.message);
    this.#byPath.set(path, text);
    this.options.onError(`${path} на сервере${fault.area ? ` (${fault.area})` : ''}: ${text}`);
  }

  /** The last error of a page. */
  of(path: string): string | null {
    return this.#byPath.get(path) ?? null;
  }

  /** Forgets all: there is new code. */
  clear(): void {
    this.#byPath.clear();
  }
}

function parsedJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
