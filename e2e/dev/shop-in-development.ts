import { readSettings } from 'deploy-supervisor/config';
import { openDev } from 'deploy-supervisor/open-dev';
import { Running, say } from 'deploy-supervisor/running';

/** `tsx e2e/dev/shop-in-development.ts <folder>`: what `npm run dev -- mf-content` does, with the sources of a test. */
const [folder = ''] = process.argv.slice(2);
const running = new Running();
await running.run(async () => {
  const { url } = await openDev(readSettings(process.env), { area: 'mf-content', folder }, running);
  say(url);
});
