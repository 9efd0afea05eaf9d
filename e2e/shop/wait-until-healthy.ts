import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const pollInterval = 200;

/** The status of a page, requested on the loopback: Node's own fetch does not resolve `*.shop.localhost`. */
function status(port: number, path: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    request({ host: '127.0.0.1', port, path, headers: { host: 'shop.localhost' } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', () => resolve(undefined))
      .end();
  });
}

/** Waits until all processes of the shop are ready; returns their port, or an error after the timeout. */
export async function waitUntilHealthy(port: number, signal: AbortSignal): Promise<number | string> {
  while (!signal.aborted) {
    if ((await status(port, '/healthz')) === 200) return port;
    await pause(pollInterval);
  }
  return 'not all of its parts were ready in time';
}
