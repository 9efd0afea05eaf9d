import { closeSync, openSync, readSync, statSync } from 'node:fs';
import * as z from 'zod/mini';

/** Pino's level of a warning. */
const WARNING = 40;

/** The used fields of a warning or an error from a process of the shop. */
const warningLine = z.object({
  level: z.number().check(z.gte(WARNING)),
  /** The id of the request, which is in its answer as `x-request-id`. */
  reqId: z.string(),
  msg: z.string(),
  path: z.optional(z.string()),
  area: z.optional(z.string()),
  version: z.optional(z.string()),
  /** The id of the release set; lines of the gateway about its pages have it. */
  set: z.nullish(z.string()),
  /** The version of each app of that set. */
  versions: z.optional(z.record(z.string(), z.string())),
  fault: z.optional(
    z.object({
      area: z.string(),
      version: z.optional(z.string()),
      phase: z.string(),
      name: z.optional(z.string()),
      message: z.string(),
    }),
  ),
});

export type WarningLine = z.infer<typeof warningLine> & { readonly text: string };

const SETTING = 'SHOP_LOG_';

/** Stores, for the journeys in other processes, where the shop at this port writes its log. */
export function rememberLog(port: number, file: string): void {
  process.env[SETTING + port] = file;
}

/** Whether the shop at this address writes a log that the journeys can read. */
export const hasLog = (shop: string) => process.env[SETTING + new URL(shop).port] !== undefined;

const rememberedLogs = () =>
  Object.entries(process.env).flatMap(([name, file]) => (name.startsWith(SETTING) && file ? [file] : []));

/** Warnings and errors in the logs of all shops that the tests started, from now on. */
export class ShopLogs {
  readonly #positions = new Map(rememberedLogs().map((file) => [file, statSync(file).size]));
  readonly #lines: WarningLine[] = [];

  /** The lines about requests with these ids. */
  linesOf(requests: ReadonlySet<string>): readonly WarningLine[] {
    for (const file of rememberedLogs()) this.#read(file);
    return this.#lines.filter(({ reqId }) => requests.has(reqId));
  }

  /** Adds lines of a shop that runs elsewhere. */
  add(lines: readonly string[]): void {
    const known = new Set(this.#lines.map(({ text }) => text));
    this.#lines.push(...lines.filter((line) => !known.has(line)).flatMap(warningOf));
  }

  #read(path: string): void {
    const position = this.#positions.get(path) ?? 0;
    const size = statSync(path).size;
    if (size === position) return;
    const file = openSync(path, 'r');
    try {
      const buffer = Buffer.alloc(size - position);
      const read = buffer.subarray(0, readSync(file, buffer, { position }));
      const complete = read.lastIndexOf('\n') + 1;
      this.#positions.set(path, position + complete);
      this.#lines.push(...read.subarray(0, complete).toString().split('\n').flatMap(warningOf));
    } finally {
      closeSync(file);
    }
  }
}

function warningOf(text: string): WarningLine[] {
  const parsed = warningLine.safeParse(jsonOf(text));
  return parsed.success ? [{ ...parsed.data, text }] : [];
}

/** Several processes write the log. A text line, or a line that another process has interrupted, is not a warning. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
