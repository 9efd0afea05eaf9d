import { runCommand } from 'deploy-command-line/run-command';
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
      const { editContent } = await import('../modules/content/api');
      return editContent(request, {
        db,
        now: new ShopClock().now,
        publicOrigin: config.PUBLIC_ORIGIN,
        linkKey: config.LINK_KEY ?? null,
        isDrawn,
      });
    },
  }),
);

await runCommand(command, explainFailure);
