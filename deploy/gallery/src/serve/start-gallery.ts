import { once } from 'node:events';
import { createServer } from 'node:http';
import webpack from 'webpack';
import devMiddleware from 'webpack-dev-middleware';
import { clearExamples, writeExamples } from '../examples/write-examples';
import { buildConfig } from './build-config';
import { checkTypes } from './check-types';
import { PAGE, PICTURE } from './pages';

export interface StartedGallery {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Writes the examples, checks their types, and serves the gallery on this machine. A changed source appears in the next
 * opened page. Its types are checked at the next start.
 *
 * @param port 0 for any free one
 * @throws Error when a component has no example, or one does not compile
 */
export async function startGallery({ port }: { readonly port: number }): Promise<StartedGallery> {
  clearExamples();
  writeExamples();
  const compiler = webpack(buildConfig());
  if (!compiler) throw new Error('webpack takes no configuration of the gallery');
  compiler.hooks.watchRun.tap('Gallery', writeExamples);
  const files = devMiddleware(compiler);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const send = (type: string, text: string) => response.writeHead(200, { 'content-type': type }).end(text);
    if (pathname === '/' || pathname === '/frame') return send('text/html; charset=utf-8', PAGE);
    if (pathname.startsWith('/pictures/')) return send('image/svg+xml', PICTURE);
    files(request, response, () => response.writeHead(404).end());
  });
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await new Promise((resolve) => files.close(resolve));
  };
  try {
    await Promise.all([checkTypes(), new Promise((resolve) => files.waitUntilValid(resolve))]);
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch (error) {
    await stop();
    throw error;
  }
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The gallery does not listen on a port');
  return { url: `http://localhost:${address.port}/`, stop };
}
