import { shopCommand } from 'deploy-command-line/command';
import { oneOf } from 'deploy-command-line/one-of';
import { formatSeconds, print } from 'deploy-command-line/print';
import { runCommand } from 'deploy-command-line/run-command';
import { type BackupType, backUp, backupTypes, checkBackups } from '../backups/back-up';
import { readBackupSettings } from '../backups/settings';

/** `npm run backup`, on the machine of the database. */
const command = shopCommand(
  'backup',
  'Делает копию работающей базы, проверяет все копии и журнал, восстанавливает копию в стороне и пишет из неё дамп.',
)
  .option('--type <вид>', 'full, diff или incr', (word) => oneOf(word, backupTypes, 'Вида'), 'incr')
  .option('--check', 'не делать новую копию, только проверить те, что есть', false)
  .action(async ({ type, check }: { type: BackupType; check: boolean }) => {
    const began = performance.now();
    const settings = readBackupSettings(process.env);
    const dump = check ? await checkBackups(settings) : await backUp(settings, type);
    print(`Копии целы, база из них восстановлена и прочитана (${formatSeconds(began)})\n${dump}`);
  });

await runCommand(command);
