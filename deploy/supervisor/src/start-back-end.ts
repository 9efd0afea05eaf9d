import { relative } from 'node:path';
import { makePrivate } from 'deploy-lock/private-folder';
import { type BackEnd, createAddressPublisher, findBackEnd } from 'deploy-lock/shared-back-end';
import { freePort } from 'deploy-network/free-port';
import type { Settings } from './config/config';
import { requireRealServices, usesSandboxes } from './config/public-start';
import { print, type RunningServices, withProgress } from './processes/running-services';
import { startApi, startPartners } from './shop';

/**
 * Starts the sandboxes of third-party services and the back end, unless an external back end is configured. `npm run dev` on the same
 * data finds it.
 */
export async function startBackEnd(settings: Settings, running: RunningServices): Promise<BackEnd> {
  if (!settings.apiRoot) requireRealServices(settings, process.env);
  // The data contains keys, pictures and personal data.
  makePrivate(settings.dataDir);
  const publisher = await createAddressPublisher(settings.dataDir);
  if (publisher) await running.add(Promise.resolve(publisher));
  const backEnd = settings.apiRoot
    ? { apiRoot: settings.apiRoot, partnersRoot: null }
    : await startOwnBackEnd(settings, running);
  await publisher?.publish(backEnd);
  return backEnd;
}

/** The back end for `npm run dev`: the one of `API_ROOT`, the one of a shop that runs on the same data, or a new one. */
export async function findOrStartBackEnd(settings: Settings, running: RunningServices): Promise<BackEnd> {
  if (settings.apiRoot) {
    print(`Сервер данных: ${settings.apiRoot}, из API_ROOT`);
    return { apiRoot: settings.apiRoot, partnersRoot: null };
  }
  const found = await withProgress('Работающий магазин открывается', findBackEnd(settings.dataDir));
  const data = relative('', settings.dataDir) || '.';
  if (found) {
    print(`Сервер данных: ${found.apiRoot}, найден работающий магазин (данные — в ${data})`);
    return found;
  }
  const started = await startBackEnd(settings, running);
  print(`Сервер данных: ${started.apiRoot}, запущен свой (данные — в ${data})`);
  return started;
}

async function startOwnBackEnd(settings: Settings, running: RunningServices): Promise<BackEnd> {
  if (!usesSandboxes(settings, process.env)) {
    const api = withProgress('Сервер данных готовится', startApi(settings, { port: 0, partnersRoot: null }, print));
    const apiRoot = `http://127.0.0.1:${(await running.add(api)).port}`;
    print(`Сервер данных готов: ${apiRoot}/`);
    return { apiRoot, partnersRoot: null };
  }
  // Each of them needs the other's address, so the back end's port is chosen before it starts.
  const port = await freePort();
  const partners = await running.add(startPartners(settings, `http://127.0.0.1:${port}`, print));
  const partnersRoot = `http://127.0.0.1:${partners.port}`;
  const api = await running.add(
    withProgress('Сервер данных готовится', startApi(settings, { port, partnersRoot }, print)),
  );
  const apiRoot = `http://127.0.0.1:${api.port}`;
  print(`Сервер данных готов: ${apiRoot}/; что магазин отправил людям: http://localhost:${partners.port}/outbox/`);
  print(`Учётная система (1С), которая двигает заказы: http://localhost:${partners.port}/back-office/`);
  print(`Что узнали Mindbox и счётчики: http://localhost:${partners.port}/tracking/`);
  print(`Сбои партнёров — по выбору тестировщика: http://localhost:${partners.port}/control/`);
  return { apiRoot, partnersRoot };
}
