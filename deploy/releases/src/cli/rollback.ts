import { rollback } from '../rollback';
import { areaArguments } from './arguments';
import { runCommand } from './run-command';
import { say, seconds } from './say';
import { releasesFolder } from './settings';

const USAGE = 'npm run rollback -- <часть> [версия] [--channel stable]; без версии возвращается та, что была до этой';

/** `npm run rollback -- mf-catalog`: the version that was live before is live again. */
await runCommand(async () => {
  const begun = performance.now();
  const { area, version, channel } = areaArguments(USAGE);
  const { history } = await rollback({ root: releasesFolder(process.env), channel, area, version });
  const [change] = history;
  say(`${area}: ${change?.from} → ${change?.to} на канале ${channel}. Всего ${seconds(begun)}`);
});
