import { shopCommand } from 'deploy-command-line/command';
import { confirm } from 'deploy-command-line/confirm';
import { formatSeconds, print } from 'deploy-command-line/print';
import { runCommand } from 'deploy-command-line/run-command';
import { InvalidArgumentError } from 'deploy-command-line/words';
import { type Moment, readMoment } from '../backups/moment';
import { restore } from '../backups/restore';
import { readBackupSettings } from '../backups/settings';

/** `npm run restore -- --to '2026-11-27 05:10:00'`, on the machine of the database. */
const command = shopCommand(
  'restore',
  'Возвращает базу к моменту в прошлом. PostgreSQL и все процессы магазина должны быть остановлены.',
)
  .requiredOption(
    '--to <время>',
    "момент, '2026-11-27 05:10:00' по часам этой машины или с поясом: '… +05'",
    (word: string) => readMoment(word),
  )
  .option('--version <номер>', 'версия PostgreSQL, если от базы ничего не осталось', numberOf)
  .option('--yes', 'не спрашивать', false)
  .action(async ({ to, version, yes }: { to: Moment; version?: number; yes: boolean }) => {
    const settings = readBackupSettings(process.env);
    await confirm({
      loss: `Всё, что случилось в магазине после ${to.exact} (${to.date.toISOString()}), из базы пропадёт`,
      yes,
      again: `npm run restore -- --to '${to.exact}' --yes`,
    });
    const began = performance.now();
    const { before } = await restore(settings, to, version ?? null);
    print(`База возвращена к ${to.exact} (${formatSeconds(began)})`);
    if (before) print(`Данные, какими они были, — в ${before}`);
    print('Дальше: очистить Redis, запустить PostgreSQL и процессы магазина, сделать новую копию (backup --type full)');
  });

function numberOf(word: string): number {
  if (/^[1-9]\d$/.test(word)) return Number(word);
  throw new InvalidArgumentError(`${word} — не версия PostgreSQL`);
}

await runCommand(command);
