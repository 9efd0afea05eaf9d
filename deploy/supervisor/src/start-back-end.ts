import type { Settings } from './config';
import { type Running, say, saying } from './running';
import { startApi, startPartners } from './shop';

/** Starts the sandboxes of outside services and the back end; answers the back end's root. */
export async function startBackEnd(settings: Settings, running: Running): Promise<string> {
  const partners = await running.add(startPartners(say));
  const partnersRoot = `http://127.0.0.1:${partners.port}`;
  const api = await running.add(saying('Сервер данных готовится', startApi(settings, partnersRoot, say)));
  say(`Сервер данных готов; что магазин отправил людям: http://localhost:${partners.port}/outbox/`);
  return `http://127.0.0.1:${api.port}`;
}
