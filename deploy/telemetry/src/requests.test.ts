import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import fastify, { type FastifyInstance } from 'fastify';
import { traceRequests } from './requests';
import { unmeasured } from './series';
import { use } from './telemetry';
import { tracing } from './tracing';

let app: FastifyInstance;
const connection = new Agent({ keepAlive: true, maxSockets: 1 });

beforeEach(() => {
  app = fastify();
});

afterEach(async () => {
  use(null);
  connection.destroy();
  app.server.closeAllConnections();
  await app.close();
});

/** Traces the requests that name a trace. */
function traced(tracers: TracerProvider) {
  const running = {
    ...tracing(tracers.getTracer('shop'), (id) => id !== undefined, true),
    series: () => unmeasured,
    observe() {},
    take() {},
    close: async () => {},
  };
  use(running);
  traceRequests(app, { nameOf: () => 'page', isKnown: () => true });
  return running;
}

const trace = '1'.repeat(32);
const traceparent = `00-${trace}-${'2'.repeat(16)}-01`;

test('a request without a trace has none, also after a traced one on the same connection', async () => {
  const running = traced(new TracerProvider());
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
  expect(await ask()).toBe('none');
  expect(await ask(traceparent)).toBe(trace);
  expect(await ask()).toBe('none');
  expect(await ask(traceparent, 'POST')).toBe(trace);
  expect(await ask(undefined, 'POST')).toBe('none');
});

test('the span of a request whose visitor leaves says so, and that of an answered one does not', async () => {
  const exporter = new InMemorySpanExporter();
  traced(new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] }));
  const came = Promise.withResolvers<void>();
  app.get('/slow', async (_request, reply) => {
    came.resolve();
    await once(reply.raw, 'close');
    return 'too late';
  });
  app.get('/', async () => 'here');
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const left = request(`${address}/slow`, { headers: { traceparent } });
  left.on('error', () => {}).end();
  await came.promise;
  left.destroy();
  await (await fetch(address, { headers: { traceparent } })).text();
  while (exporter.getFinishedSpans().length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  const errors = exporter.getFinishedSpans().map(({ attributes }) => attributes['error.type']);
  expect(errors.toSorted()).toEqual(['aborted', undefined]);
});
