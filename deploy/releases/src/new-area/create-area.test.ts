import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createArea } from './create-area';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'new-area-'));
});
afterEach(() => rm(root, { recursive: true }));

const read = (file: string) => readFile(join(root, file), 'utf8');

test('a new area has its own name in every file, and no name of the template', async () => {
  const files = await createArea('mf-loyalty-club', root);
  expect(files).toContain('mf-loyalty-club/src/pages/loyalty-club/page.tsx');
  for (const file of files) expect([file, await read(file)].join()).not.toMatch(/example/i);
  expect(await read('mf-loyalty-club/src/contract/routes.ts')).toContain(
    "loyaltyClubRoute = defineRoute('loyalty-club', '/loyalty-club', 'mf-loyalty-club'",
  );
});

test.each(['loyalty', 'mf-Loyalty', 'mf-../shell', 'shell', 'mf-'])(
  '%s is not a valid name of an area',
  async (name) => {
    await expect(createArea(name, root)).rejects.toThrow('имя области');
  },
);

test('an existing area is not overwritten', async () => {
  await createArea('mf-loyalty', root);
  await expect(createArea('mf-loyalty', root)).rejects.toThrow('такая папка уже есть');
});
