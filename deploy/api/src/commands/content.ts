import { runCommand } from 'deploy-command-line/run-command';
import { createLog } from '../base/log';
import { ShopClock } from '../base/time/shop-clock';
import { isDrawn } from '../seed/drawn-pictures';
import { contentCommand } from './content-command';
import { explainFailure } from './explain-failure';
import { inShop } from './in-shop';

/** `npm run content`: editors change articles, news, promotions and questions. The shop may run or not. */
const command = contentCommand((request) =>
  inShop({
    task: 'content',
    asked: request,
    async work(db, config) {
      // Loading it takes a second, so wrong arguments are refused before.
      const [{ editContent }, { openFiles }] = await Promise.all([
        import('../modules/content/api'),
        import('../files/open-files'),
      ]);
      const { files, close } = await openFiles(config, createLog('warn', undefined, 'content'));
      return editContent(request, {
        db,
        files,
        now: new ShopClock().now,
        publicOrigin: config.PUBLIC_ORIGIN,
        linkKey: config.LINK_KEY ?? null,
        isDrawn,
      }).finally(close);
    },
  }),
);

await runCommand(command, explainFailure);
