import { rollback } from '../rollback';
import { areaArguments } from './arguments';
import { formatSeconds, print } from './print';
import { runCommand } from './run-command';
import { releasesFolder } from './settings';

const USAGE =
  'npm run rollback -- <часть>… [версия] [--channel stable]; без версии возвращается та, что была до этой; несколько частей возвращаются вместе';

/** `npm run rollback -- mf-catalog`: makes the previous live version live again. */
await runCommand(async () => {
  const begun = performance.now();
  const { areas, version, channel } = areaArguments(USAGE);
  const { history } = await rollback({ root: releasesFolder(process.env), channel, areas, version });
  for (const { app, from, to } of history.slice(0, areas.length)) print(`${app}: ${from} → ${to} на канале ${channel}`);
  print(`Всего ${formatSeconds(begun)}`);
});
