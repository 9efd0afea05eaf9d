import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { fixtures } from '@zapovednik/testing';

export interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A back end that has the cities and records its requests. `answer` may handle a request instead. */
export async function fakeBackEnd(answer: (heard: ReceivedRequest, response: ServerResponse) => boolean = () => false) {
  const heard: ReceivedRequest[] = [];
  let contentVersion = '1';
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    // The gateway calls this on its own schedule.
    if (request.url === '/content/version/') {
      response.setHeader('content-type', 'application/json');
      return response.end(JSON.stringify({ type: 'success', value: contentVersion }));
    }
    const entry = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
    heard.push(entry);
    if (answer(entry, response)) return;
    response.setHeader('content-type', 'application/json');
    const cities = [fixtures.city(), fixtures.perm()];
    const known =
      request.url === '/healthz'
        ? { ok: true, jobs: [{ queue: 'letter', waiting: 1, oldest: null, failed: 2 }] }
        : { type: 'success', value: cities };
    response.end(JSON.stringify(known));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    heard,
    root: `http://127.0.0.1:${port}`,
    /** Simulates a publication by editors. */
    publish(version: string) {
      contentVersion = version;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
