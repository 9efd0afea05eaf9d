import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { readSettings } from './read-settings';

const schema = z.object({
  KEY: z.string().check(z.minLength(8)),
  PORT: z._default(z.pipe(z.string(), z.pipe(z.transform(Number), z.int())), 3000),
});
const secret = 'secret-of-the-test';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'settings-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const fileWith = (content: string) => {
  const file = join(folder, 'key');
  writeFileSync(file, content);
  return file;
};

test('a value comes from the environment, and an empty variable counts as unset', () => {
  expect(readSettings(schema, { KEY: secret, KEY_FILE: '', PORT: '', OTHER: 'x' })).toEqual({
    KEY: secret,
    PORT: 3000,
  });
});

test.each([secret, `${secret}\n`, `${secret}\r\n`])('a secret comes from a file with %j', (content) => {
  expect(readSettings(schema, { KEY_FILE: fileWith(content) }).KEY).toBe(secret);
});

test.each([
  ['a file that is missing', () => ({ KEY_FILE: join(folder, secret) }), 'the file of KEY_FILE cannot be read'],
  ['a folder', () => ({ KEY_FILE: folder }), 'the file of KEY_FILE cannot be read'],
  ['an empty file', () => ({ KEY_FILE: fileWith('\n') }), 'the file of KEY_FILE is empty'],
  ['both', () => ({ KEY: secret, KEY_FILE: fileWith(secret) }), 'KEY and KEY_FILE are both set'],
  ['neither', () => ({}), 'KEY'],
  ['a short value of a file', () => ({ KEY_FILE: fileWith('secret') }), 'KEY'],
  ['a wrong number', () => ({ KEY: secret, PORT: secret }), 'PORT'],
])('%s is refused, and no value is shown', (_, env, message) => {
  const read = () => readSettings(schema, env());
  expect(read).toThrow(`Wrong settings: `);
  expect(read).toThrow(message);
  expect(read).not.toThrow('secret');
});
