import { join } from 'node:path';
import { shopCommand } from 'deploy-command-line/command';
import { each, oneOf } from 'deploy-command-line/one-of';
import { formatKilobytes, print } from 'deploy-command-line/print';
import { runCommand } from 'deploy-command-line/run-command';
import { Argument } from 'deploy-command-line/words';
import { root } from '../sources/app';
import { contractPackages } from '../sources/contract-packages';

const folders = contractPackages.map(({ folder }) => folder);

/** `npm run pack -- ui`: packages of the contracts for teams with a repository of their own. */
const command = shopCommand(
  'pack',
  'Собирает пакеты @zapovednik/… для других репозиториев: JavaScript, описания типов и стили, в dist/.',
)
  .addArgument(
    new Argument('[пакеты...]', 'без них — все; иначе rules, api, platform, ui, areas, testing').argParser(
      each((word) => oneOf(word, folders, 'Пакета')),
    ),
  )
  .action(async (words: readonly string[]) => {
    const { packContracts } = await import('../pack/pack');
    const chosen = contractPackages.filter(({ folder }) => words.length === 0 || words.includes(folder));
    const packed = await packContracts(chosen, join(root, 'dist'));
    for (const { filename, size, entryCount } of packed)
      print(`dist/${filename}  файлов ${entryCount}, ${formatKilobytes(size)}`);
  });

await runCommand(command);
