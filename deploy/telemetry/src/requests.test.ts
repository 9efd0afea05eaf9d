import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { TracerProvider } from '@opentelemetry/sdk-trace';
import fastify from 'fastify';
import { traceRequests } from './requests';
import { unmeasured } from './series';
import { use } from './telemetry';
import { tracing } from './tracing';

const app = fastify();
const connection = new Agent({ keepAlive: true, maxSockets: 1 });

afterEach(async () => {
  use(null);
  connection.destroy();
  app.server.closeAllConnections();
  await app.close();
});

test('a request without a trace has none, also after a traced one on the same connection', async () => {
  const running = {
    ...tracing(new TracerProvider().getTracer('shop'), (id) => id !== undefined, true),
    series: () => unmeasured,
    observe() {},
    take() {},
    close: async () => {},
  };
  use(running);
  traceRequests(app, { nameOf: () => 'page', isKnown: () => true });
  app.all('/', async () => running.ids()?.trace_id ?? 'none');
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const ask = (traceparent?: string, method = 'GET') => {
    const headers = { 'content-type': 'application/json', ...(traceparent && { traceparent }) };
    const asked = request(address, { agent: connection, method, headers });
    if (method === 'GET') asked.end();
    // The body comes after the head, outside of what the head has begun.
    else asked.write('{', () => setTimeout(() => asked.end('}'), 30));
    return new Promise<string>((resolve, reject) => {
      asked.on('response', (answer) => text(answer).then(resolve, reject)).on('error', reject);
    });
  };
  const trace = '1'.repeat(32);
  const traceparent = `00-${trace}-${'2'.repeat(16)}-01`;
  expect(await ask()).toBe('none');
  expect(await ask(traceparent)).toBe(trace);
  expect(await ask()).toBe('none');
  expect(await ask(traceparent, 'POST')).toBe(trace);
  expect(await ask(undefined, 'POST')).toBe('none');
});
