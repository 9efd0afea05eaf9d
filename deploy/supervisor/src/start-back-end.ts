import type { Settings } from './config';
import { freePort } from './free-port';
import { type Running, say, saying } from './running';
import { startApi, startPartners } from './shop';

/** Where the gateway finds the back end, and the sandboxes of outside services where we started them. */
export interface BackEnd {
  readonly apiRoot: string;
  readonly partnersRoot: string | null;
}

/** Starts the sandboxes of outside services and the back end, except where the back end runs elsewhere. */
export async function startBackEnd(settings: Settings, running: Running): Promise<BackEnd> {
  if (settings.apiRoot) return { apiRoot: settings.apiRoot, partnersRoot: null };
  // Each has to know the other's address: the back end's port is chosen before it starts.
  const port = await freePort();
  const partners = await running.add(startPartners(`http://127.0.0.1:${port}`, say));
  const partnersRoot = `http://127.0.0.1:${partners.port}`;
  const api = await running.add(saying('Сервер данных готовится', startApi(settings, { port, partnersRoot }, say)));
  say(`Сервер данных готов; что магазин отправил людям: http://localhost:${partners.port}/outbox/`);
  return { apiRoot: `http://127.0.0.1:${api.port}`, partnersRoot };
}
