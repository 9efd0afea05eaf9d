import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWorkspaces, root } from '../sources';

/** Words that the shop writes in one way, and the other ways. */
const others = [{ word: 'СМС', other: /[А-Яа-яё].*\bSMS\b|\bSMS\b.*[А-Яа-яё]/ }];

const texts = () => [
  ...readWorkspaces()
    .flatMap(({ sources }) => sources.map(({ path }) => path))
    .filter((path) => !/\.test\.tsx?$/.test(path)),
  ...globSync('deploy/demo-data/data/**/*.{json,md}', { cwd: root }),
];

test('a word is written in one way in all Russian texts of the shop', () => {
  const files = texts();
  expect(files.length).toBeGreaterThan(1500);
  const wrong = files.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        others.filter(({ other }) => other.test(line)).map(({ word }) => `${path}:${at + 1}: ${word}`),
      ),
  );
  expect(wrong).toEqual([]);
});
