import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { readJson } from './read-json';

const folder = mkdtempSync(join(tmpdir(), 'data-'));
afterAll(() => rmSync(folder, { recursive: true }));

const option = z.union([z.string(), z.strictObject({ text: z.string(), price: z.optional(z.number()) })]);
const kinds = z.strictObject({ kinds: z.array(z.strictObject({ code: z.string(), options: z.array(option) })) });

function read(text: string) {
  const file = join(folder, 'toys.json');
  writeFileSync(file, text);
  return readJson(pathToFileURL(file), kinds);
}

test('a file of data is read as its schema says', () => {
  const data = { kinds: [{ code: 'ball', options: ['красный', { text: 'синий', price: 2 }] }] };
  expect(read(JSON.stringify(data))).toEqual(data);
});

test('each wrong entry is named, with the file', () => {
  const mouse = { code: 'mouse', options: ['серая', { text: 'белая', prise: 2 }, { text: 'рыжая', price: 'дорого' }] };
  const wrong = JSON.stringify({ kinds: [{ code: 'ball', options: [] }, mouse] });
  expect(() => read(wrong)).toThrow(
    [
      `Wrong data in ${join(folder, 'toys.json')}:`,
      '  kinds[1] (mouse) → options[1] (белая): Unrecognized key: "prise"',
      '  kinds[1] (mouse) → options[2] (рыжая) → price: Invalid input: expected number, received string',
    ].join('\n'),
  );
  expect(() => read('{ "kinds": [{ "options": [] }] }')).toThrow('kinds[0] → code: Invalid input: expected string');
});

test('a file that is not JSON is named, with the place', () => {
  expect(() => read('{\n  "kinds": [\n    { "code": "ball" "options": [] }\n  ]\n}')).toThrow(
    /Wrong data in .*toys\.json: .*line 3 column 22/,
  );
});
