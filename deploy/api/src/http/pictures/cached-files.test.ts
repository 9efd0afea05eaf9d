import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CachedFiles } from './cached-files';

jest.mock('node:fs/promises', () => {
  const real = jest.requireActual<typeof import('node:fs/promises')>('node:fs/promises');
  return {
    ...real,
    // Half of the file is written, then the disk is full.
    writeFile: async (file: string, bytes: Buffer) => {
      await real.writeFile(file, bytes.subarray(0, bytes.length / 2));
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    },
  };
});

test('a full disk leaves no half picture behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  const drawing = { kind: 'review', id: 'a', n: 1, digest: 'photo' };
  const files = new CachedFiles(folder);
  await expect(files.write(drawing, '96.jpg', Buffer.alloc(100))).rejects.toThrow('ENOSPC');
  expect(await files.read(drawing, '96.jpg')).toBeNull();
  expect(await readdir(join(folder, 'review/a/1-photo'))).toEqual([]);
  await rm(folder, { recursive: true, force: true });
});
