import { type ChannelFile, listChannels, readChannel } from '../channel';
import { listApps, listReleases } from '../release-store';
import { formatKilobytes, print } from './print';
import { runCommand } from './run-command';
import { releasesFolder } from './settings';

/** How many changes of a channel are shown. */
const CHANGES = 20;
const WHY = { activate: 'выпуск', rollback: 'откат' } as const;

const moment = (iso: string) => iso.slice(0, 16).replace('T', ' ');

/** `npm run releases`: prints what is live on each channel, the available releases, and who changed what. */
await runCommand(async () => {
  const root = releasesFolder(process.env);
  const channels = await readChannels(root);
  if (channels.length === 0) print(`В ${root} ещё ничего не выпущено`);
  for (const app of await listApps(root)) {
    print(app);
    for (const { version, sizes, commit, dirty, builtAt } of await listReleases(root, app)) {
      const on = channels.filter(({ file }) => file.live[app] === version).map(({ name }) => name);
      const weight = `скрипты ${formatKilobytes(sizes.script)}, стили ${formatKilobytes(sizes.style)}`;
      const from = commit.slice(0, 8) + (dirty ? ' и правки не из коммита' : '');
      print(`  ${version}  ${moment(builtAt)}  ${weight}  ${from}  ${on.map((name) => `← ${name}`).join(' ')}`);
    }
  }
  for (const { name, file } of channels) {
    print(`\nКанал ${name}, последние изменения`);
    for (const { app, from, to, at, by, why, skippedChecks } of file.history.slice(0, CHANGES)) {
      print(
        `  ${moment(at)}  ${WHY[why]}  ${app}  ${from ?? '—'} → ${to}  ${by}${skippedChecks ? '  без проверки типов и тестов' : ''}`,
      );
    }
  }
});

async function readChannels(root: string): Promise<{ name: string; file: ChannelFile }[]> {
  const names = await listChannels(root);
  return Promise.all(names.map(async (name) => ({ name, file: await readChannel(root, name) })));
}
