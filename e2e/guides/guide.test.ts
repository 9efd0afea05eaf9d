import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stepsOf } from './guide';

const root = join(import.meta.dirname, '../..');

/** In the order in which a team follows them: a later guide changes what an earlier one has written. */
const guides = [
  'release-an-area.md',
  'write-a-journey.md',
  'add-a-page.md',
  'share-with-other-areas.md',
  'add-an-area.md',
];

test('what the guides change stands in the checkout as they say', async () => {
  const files = new Map<string, string>();
  const misfits: string[] = [];
  let edits = 0;
  for (const guide of guides) {
    for (const step of await stepsOf(guide)) {
      if (step.kind === 'write') files.set(step.file, step.text);
      if (step.kind !== 'edit') continue;
      const path = join(root, step.file);
      const text = files.get(step.file) ?? (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
      // The files of a new area are made by a command.
      if (text === undefined) continue;
      edits += 1;
      if (!text.includes(step.from)) misfits.push(`${guide}: ${step.file} has no ${step.from}`);
      files.set(
        step.file,
        text.replace(step.from, () => step.to),
      );
    }
  }
  expect(edits).toBeGreaterThan(15);
  expect(misfits).toEqual([]);
});
