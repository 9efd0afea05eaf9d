import { SourceMap } from 'node:module';
import * as z from 'zod/mini';

const sourceMap = z.object({
  version: z.number(),
  file: z._default(z.string(), ''),
  sources: z.array(z.string()),
  sourcesContent: z._default(z.array(z.string()), []),
  names: z.array(z.string()),
  mappings: z.string(),
  sourceRoot: z._default(z.string(), ''),
});

/** A position in a built file of the area: its address, line and column. */
const BUILT = /[^\s(]*\/([\w.-]+\.c?js):(\d+):(\d+)/g;

/**
 * Replaces positions in built files with positions in the sources, in a stack trace. Positions without a source stay.
 *
 * @param readMap returns the source map of a built file, or null
 */
export function withOriginalPlaces(stack: string, readMap: (file: string) => string | null): string {
  const maps = new Map<string, SourceMap | null>();
  const mapOf = (file: string) => {
    const known = maps.get(file);
    if (known !== undefined) return known;
    const text = readMap(`${file}.map`);
    const map = text === null ? null : new SourceMap(sourceMap.parse(JSON.parse(text)));
    maps.set(file, map);
    return map;
  };
  return stack.replace(BUILT, (built, file: string, line: string, column: string) => {
    const origin = mapOf(file)?.findOrigin(Number(line), Number(column));
    if (!origin || !('fileName' in origin)) return built;
    return `${origin.fileName.replace(/^webpack:\/\/[^/]*\/(\.\/)?/, '')}:${origin.lineNumber}:${origin.columnNumber}`;
  });
}
