import { relative } from 'node:path';
import type { Settings } from './config';
import { freePort } from './free-port';
import { type Running, say, saying } from './running';
import { type BackEnd, findBackEnd, startTelling } from './shared-back-end';
import { startApi, startPartners } from './shop';

/**
 * Starts the sandboxes of third-party services and the back end, unless an external back end is configured. `npm run dev` on the same
 * data finds it.
 */
export async function startBackEnd(settings: Settings, running: Running): Promise<BackEnd> {
  const telling = await startTelling(settings.dataDir);
  if (telling) await running.add(Promise.resolve(telling));
  const backEnd = settings.apiRoot
    ? { apiRoot: settings.apiRoot, partnersRoot: null }
    : await ownBackEnd(settings, running);
  await telling?.tell(backEnd);
  return backEnd;
}

/** The back end for `npm run dev`: the one of `API_ROOT`, the one of a shop that runs on the same data, or a new one. */
export async function takeBackEnd(settings: Settings, running: Running): Promise<BackEnd> {
  if (settings.apiRoot) {
    say(`Сервер данных: ${settings.apiRoot}, из API_ROOT`);
    return { apiRoot: settings.apiRoot, partnersRoot: null };
  }
  const found = await saying('Работающий магазин открывается', findBackEnd(settings.dataDir));
  const data = relative('', settings.dataDir) || '.';
  if (found) {
    say(`Сервер данных: ${found.apiRoot}, найден работающий магазин (данные — в ${data})`);
    return found;
  }
  const started = await startBackEnd(settings, running);
  say(`Сервер данных: ${started.apiRoot}, запущен свой (данные — в ${data})`);
  return started;
}

async function ownBackEnd(settings: Settings, running: Running): Promise<BackEnd> {
  // Each needs the other's address, so the back end's port is chosen before it starts.
  const port = await freePort();
  const partners = await running.add(startPartners(settings, `http://127.0.0.1:${port}`, say));
  const partnersRoot = `http://127.0.0.1:${partners.port}`;
  const api = await running.add(saying('Сервер данных готовится', startApi(settings, { port, partnersRoot }, say)));
  const apiRoot = `http://127.0.0.1:${api.port}`;
  say(`Сервер данных готов: ${apiRoot}/; что магазин отправил людям: http://localhost:${partners.port}/outbox/`);
  say(`Учётная система (1С), которая двигает заказы: http://localhost:${partners.port}/back-office/`);
  say(`Сбои партнёров — по выбору тестировщика: http://localhost:${partners.port}/control/`);
  return { apiRoot, partnersRoot };
}
