import { shopCommand } from 'deploy-command-line/command';
import { confirm } from 'deploy-command-line/confirm';
import { oneOf } from 'deploy-command-line/one-of';
import { formatKilobytes, print } from 'deploy-command-line/print';
import { type Change, type ChannelFile, endChannel, listChannels, readChannel } from '../channels/channel';
import { prune, type Unneeded, unneededReleases } from '../channels/prune';
import { listApps, listReleases } from '../store/release-store';
import { runReleaseCommand } from './run-command';
import { releasesFolder } from './settings';

/** How many changes of a channel are shown. */
const CHANGES = 20;
const WHY = { activate: 'выпуск', rollback: 'откат' } as const;

const moment = (iso: string) => iso.slice(0, 16).replace('T', ' ');

/**
 * `npm run releases`: prints the live versions of each channel, the available releases, and the history. `prune`
 * removes old releases.
 */
const command = shopCommand('releases', 'Показывает, что открыто на каждом канале, какие выпуски есть и кто что менял.')
  .argument('[команда]', 'без неё — только показать', (word) => oneOf(word, ['prune', 'end-channel'], 'Команды'))
  .action(show);

command
  .command('prune')
  .description('Удаляет выпуски, которые никому не нужны: ни каналам, ни откату, ни страницам, открытым за 30 дней.')
  .option('--yes', 'не спрашивать', false)
  .action(async ({ yes }: { yes: boolean }) => {
    const root = releasesFolder(process.env);
    const unneeded = await unneededReleases(root, new Date());
    if (unneeded.length === 0) return print('Лишних выпусков нет');
    for (const { app, version, bytes } of unneeded) print(`  ${app} ${version}  ${formatMegabytes(bytes)}`);
    const loss = `Эти выпуски (${unneeded.length}, ${formatMegabytes(sum(unneeded))}) будут удалены`;
    await confirm({ loss, yes, again: 'npm run releases -- prune --yes' });
    const removed = await prune(root, new Date());
    print(`Удалено выпусков: ${removed.length}, ${formatMegabytes(sum(removed))}`);
  });

command
  .command('end-channel')
  .argument('<канал>')
  .description('Удаляет канал: его посетители снова получают stable. Его выпуски остаются.')
  .option('--yes', 'не спрашивать', false)
  .action(async (channel: string, { yes }: { yes: boolean }) => {
    const loss = `Канал ${channel} закончится: его посетители получат stable`;
    await confirm({ loss, yes, again: `npm run releases -- end-channel ${channel} --yes` });
    await endChannel(releasesFolder(process.env), channel);
    print(`Канала ${channel} больше нет`);
  });

await runReleaseCommand(command);

async function show(): Promise<void> {
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
    for (const { app, from, to, at, by, why, ...marks } of file.history.slice(0, CHANGES)) {
      const notes = notDone(marks);
      const versions = `${from ?? '—'} → ${marks.withdrawn ? '—' : to}`;
      print([`  ${moment(at)}`, WHY[why], app, versions, by, ...notes].join('  '));
    }
  }
}

/** The checks that were skipped before it went live. */
function notDone({ unchecked, skippedChecks, unopened }: Pick<Change, 'unchecked' | 'skippedChecks' | 'unopened'>) {
  return [
    ...(unchecked ? ['не проверен: открыт запуском магазина'] : []),
    ...(skippedChecks ? ['без проверок'] : []),
    ...(unopened ? ['не открыт в браузере'] : []),
  ];
}

function sum(releases: readonly Unneeded[]): number {
  return releases.reduce((bytes, release) => bytes + release.bytes, 0);
}

function formatMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} МБ`;
}

async function readChannels(root: string): Promise<{ name: string; file: ChannelFile }[]> {
  const names = await listChannels(root);
  return Promise.all(names.map(async (name) => ({ name, file: await readChannel(root, name) })));
}
