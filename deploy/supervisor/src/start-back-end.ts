import type { Settings } from './config';
import { freePort } from './free-port';
import { type Running, say, saying } from './running';
import { startApi, startPartners } from './shop';

/** Starts the sandboxes of outside services and the back end; answers the back end's root. */
export async function startBackEnd(settings: Settings, running: Running): Promise<string> {
  // Each has to know the other's address: the back end's port is chosen before it starts.
  const port = await freePort();
  const partners = await running.add(startPartners(`http://127.0.0.1:${port}`, say));
  const place = { port, partnersRoot: `http://127.0.0.1:${partners.port}` };
  const api = await running.add(saying('Сервер данных готовится', startApi(settings, place, say)));
  say(`Сервер данных готов; что магазин отправил людям: http://localhost:${partners.port}/outbox/`);
  return `http://127.0.0.1:${api.port}`;
}
