import { readSettings } from 'deploy-supervisor/config/config';
import { print, RunningServices } from 'deploy-supervisor/processes/running-services';
import { startDev } from 'deploy-supervisor/start-dev';

/**
 * `tsx e2e/dev/shop-in-development.ts <folder>`: the same as `npm run dev -- mf-content`, with the sources of a test.
 */
const [folder = ''] = process.argv.slice(2);
const running = new RunningServices();
await running.run(async () => {
  const { url } = await startDev(readSettings(process.env), { area: 'mf-content', folder }, running);
  print(url);
});
