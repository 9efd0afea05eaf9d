import { shopCommand } from 'deploy-command-line/command';
import { formatSeconds, print } from 'deploy-command-line/print';
import { rollback } from '../actions/rollback';
import { listApps } from '../store/release-store';
import { appsAndVersion, appsArgument, channelOption } from './arguments';
import { runReleaseCommand } from './run-command';
import { releasesFolder } from './settings';

/** `npm run rollback -- mf-catalog`: makes the previous live version live again. */
const command = shopCommand(
  'rollback',
  'Возвращает часть магазина к выпуску, который был до этого, или к названной версии. Несколько частей возвращаются вместе.',
)
  .addArgument(appsArgument())
  .addOption(channelOption)
  .action(async (words: readonly string[], { channel }: { channel: string }) => {
    const begun = performance.now();
    const root = releasesFolder(process.env);
    const { apps, version } = appsAndVersion(words, await listApps(root));
    const { history } = await rollback({ root, channel, areas: apps, version });
    for (const { app, from, to, withdrawn } of history.slice(0, apps.length))
      print(withdrawn ? `${app}: ${from} убран, раньше его не было` : `${app}: ${from} → ${to} на канале ${channel}`);
    print(`Всего ${formatSeconds(begun)}`);
  });

await runReleaseCommand(command);
