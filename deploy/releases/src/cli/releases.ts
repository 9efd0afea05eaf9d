import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type ChannelFile, readChannel } from '../channel';
import { hasCode } from '../has-code';
import { PARTS } from '../parts';
import { listReleases } from '../release-store';
import { runCommand } from './run-command';
import { kilobytes, say } from './say';
import { releasesFolder } from './settings';

/** How many changes of a channel are shown. */
const CHANGES = 20;
const WHY = { activate: 'выпуск', rollback: 'откат' } as const;

const moment = (iso: string) => iso.slice(0, 16).replace('T', ' ');

/** `npm run releases`: what is live on each channel, what is there, and who changed what. */
await runCommand(async () => {
  const root = releasesFolder(process.env);
  const channels = await readChannels(root);
  if (channels.length === 0) say(`В ${root} ещё ничего не выпущено`);
  for (const part of PARTS) {
    say(part);
    for (const { version, sizes, commit, builtAt } of await listReleases(root, part)) {
      const on = channels.filter(({ file }) => file.live[part] === version).map(({ name }) => name);
      const weight = `скрипты ${kilobytes(sizes.script)}, стили ${kilobytes(sizes.style)}`;
      say(
        `  ${version}  ${moment(builtAt)}  ${weight}  ${commit.slice(0, 8)}  ${on.map((name) => `← ${name}`).join(' ')}`,
      );
    }
  }
  for (const { name, file } of channels) {
    say(`\nКанал ${name}, последние изменения`);
    for (const { area, from, to, at, by, why } of file.history.slice(0, CHANGES)) {
      say(`  ${moment(at)}  ${WHY[why]}  ${area}  ${from ?? '—'} → ${to}  ${by}`);
    }
  }
});

async function readChannels(root: string): Promise<{ name: string; file: ChannelFile }[]> {
  const files = await readdir(join(root, 'channels')).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  });
  const names = files.filter((file) => file.endsWith('.json')).map((file) => file.replace(/\.json$/, ''));
  return Promise.all(names.map(async (name) => ({ name, file: await readChannel(root, name) })));
}
