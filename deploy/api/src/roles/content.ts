import { runCommand } from 'deploy-command-line/run-command';
import { createLog } from '../base/log';
import { ShopClock } from '../base/time/shop-clock';
import { contentCommand } from '../commands/content-command';
import { explainFailure } from '../commands/explain-failure';
import { FEWEST_CONNECTIONS } from '../db/limits';
import { openFiles } from '../files/open-files';
import { isDrawn } from '../seed/drawn-pictures';
import { openDatabase } from './open-database';
import { readContentSettings } from './settings';

/** The role `content`: one command of an editor, as `npm run content`, on the database of a running shop. */
export function runContent(migrationsFolder: string): Promise<void> {
  const command = contentCommand(async (request) => {
    const config = readContentSettings(process.env);
    // Loading it takes a second, so wrong arguments and settings are refused before.
    const { editContent } = await import('../modules/content/api');
    const { files, close: closeFiles } = await openFiles(config, createLog('warn', undefined, 'content'));
    const data = await openDatabase({ ...config, DATABASE_POOL: FEWEST_CONNECTIONS }, migrationsFolder);
    const { PUBLIC_ORIGIN: publicOrigin, LINK_KEY: linkKey } = config;
    const { maintenance: db, close } = data;
    return editContent(request, { db, files, now: new ShopClock().now, publicOrigin, linkKey, isDrawn }).finally(() =>
      Promise.all([closeFiles(), close()]),
    );
  });
  return runCommand(command, explainFailure);
}
