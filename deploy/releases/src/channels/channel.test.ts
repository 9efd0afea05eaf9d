import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReleaseRejected } from '../release-rejected';
import { channelPath, readChannel } from './channel';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'channels-'));
  await mkdir(join(root, 'channels'));
});
afterEach(() => rm(root, { recursive: true }));

test.each([
  ['half a file', '{"live": {"shell": "1'],
  ['another content', '{"live": "everything"}'],
  ['nothing', ''],
])('a channel file with %s is named, with what to do', async (_, content) => {
  for (const channel of ['stable', 'canary']) await writeFile(channelPath(root, channel), content);
  const reasons = async (channel: string) => {
    const error = await readChannel(root, channel).catch((reason: unknown) => reason);
    return error instanceof ReleaseRejected ? error.reasons : error;
  };
  expect(await reasons('stable')).toEqual([
    `файл канала stable испорчен: ${root}/channels/stable.json. Верните его из резервной копии: в нём записано, какие выпуски открыты`,
  ]);
  expect(await reasons('canary')).toEqual([
    `файл канала canary испорчен: ${root}/channels/canary.json. Верните его из резервной копии или удалите: тогда канал canary берёт всё из stable`,
  ]);
});

test('a channel without a file is empty', async () => {
  expect(await readChannel(root, 'canary')).toEqual({ live: {}, history: [] });
});
