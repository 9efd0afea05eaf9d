import { join } from 'node:path';
import { type Child, startChild, stopChild } from './child';
import { readSettings } from './config';
import { keptKey } from './kept-key';
import { releaseCheckout } from './release-checkout';

/** `npm start`: builds what is stale, then starts and watches over the processes of the shop. */
const settings = readSettings(process.env);
const script = (name: string) => join(import.meta.dirname, `../../${name}/src/start.ts`);
const say = (line: string) => void process.stdout.write(`${line}\n`);
const children: Child[] = [];
let stopping = false;

async function stop(code: number) {
  if (stopping) return;
  stopping = true;
  // The gateway first: it ends what shoppers wait for while the back end still answers.
  for (const child of children.reverse()) await stopChild(child);
  process.exit(code);
}

function watch(child: Child) {
  children.push(child);
  child.process.once('exit', (code, signal) => {
    if (stopping) return;
    say(`${child.name} остановился (${signal ?? code}); останавливаем остальных`);
    void stop(1);
  });
  return child;
}

process.once('SIGINT', () => void stop(0));
process.once('SIGTERM', () => void stop(0));

const releases = settings.releases ?? join(settings.dataDir, 'releases');
const [apiRoot] = await Promise.all([
  settings.apiRoot ?? startApi(),
  settings.releases ? undefined : releaseCheckout(releases, 'stable', say),
]);
const gateway = watch(
  await startChild('Шлюз', script('gateway'), {
    PORT: settings.port,
    BASE_HOST: settings.baseHost,
    API_ROOT: apiRoot,
    RELEASES: releases,
    COOKIE_KEY: process.env.COOKIE_KEY ?? keptKey(settings.dataDir),
  }),
);
say(`\nМагазин открыт: http://${settings.baseHost}:${gateway.port}/\n`);

async function startApi(): Promise<string> {
  const api = watch(await startChild('Сервер данных', script('api'), { API_PORT: '0', DATA_DIR: settings.dataDir }));
  return `http://127.0.0.1:${api.port}`;
}
