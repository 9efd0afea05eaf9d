import { join } from 'node:path';
import { startChild, stopChild } from 'deploy-supervisor/processes/child';
import { getPage } from 'e2e/shop/pages';

const script = join(import.meta.dirname, 'bare-server-process.ts');

/** Starts a process with a bare server. Each response has the size of the shop's page for a browser. */
export async function bareServer(shopPort: number, path: string) {
  const { headers } = await getPage(shopPort, path, { 'accept-encoding': 'gzip' });
  const child = await startChild('bare', script, { BYTES: String(headers['content-length']) });
  return { port: child.port, stop: () => stopChild(child) };
}
