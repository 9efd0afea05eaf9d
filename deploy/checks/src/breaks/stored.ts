import * as z from 'zod/mini';
import { canReach } from './row-tests';
import { type Break, read } from './sources';

/** A break that was sampled once and must stay detected. `before` and `after` are whole parts of a source. */
export const storedBreak = z.strictObject({
  row: z.string(),
  file: z.string(),
  before: z.string(),
  after: z.string(),
});
export type StoredBreak = z.infer<typeof storedBreak>;

/**
 * The stored break in the current source.
 *
 * @param source of its file
 * @param tests the test files with its row in a title
 * @throws Error when the source does not contain `before` exactly once, or no test can detect it
 */
export function locate({ row, file, before, after }: StoredBreak, source: string, tests: readonly string[]): Break {
  const start = source.indexOf(before);
  const found = source.split(before).length - 1;
  if (found !== 1) {
    throw new Error(
      `${file} contains ${found} times what the stored break of ${row} changes: update stored.json\n${before}`,
    );
  }
  const naming = tests.filter((test) => canReach(test, file));
  if (naming.length === 0) throw new Error(`No unit test with ${row} in its title can detect a break in ${file}`);
  return { operator: 'stored', rows: [row], file, start, end: start + before.length, text: after, tests: naming };
}

export const locateInCheckout = (stored: StoredBreak, tests: ReadonlyMap<string, readonly string[]>): Break =>
  locate(stored, read(stored.file), tests.get(stored.row) ?? []);
