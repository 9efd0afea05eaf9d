import { createLog } from 'deploy-api/base/log';
import { startShop } from 'deploy-api/testing/start-shop';
import { startGateway } from 'deploy-gateway/testing/start-gateway';
import * as z from 'zod/mini';

const line = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => JSON.parse(text)),
  ),
  z.object({ reqId: z.optional(z.string()) }),
);

test('one id identifies a call in both logs, and no visitor chooses it', async () => {
  const lines = { gateway: [] as string[], api: [] as string[] };
  const api = await startShop({ log: createLog('info', { write: (text) => void lines.api.push(text) }) });
  const gateway = await startGateway(
    undefined,
    { API_ROOT: api.root, LOG_LEVEL: 'info' },
    { write: (text) => void lines.gateway.push(text) },
  );
  const path = '/api/catalog/product/search/the-call/';
  const { headers } = await gateway.ask(path, { headers: { 'x-request-id': 'chosen-by-the-visitor' } });
  await gateway.close();
  await api.close();

  const id = headers['x-request-id'];
  expect(id).toMatch(/^[\da-f-]{36}$/);
  for (const written of [lines.gateway, lines.api]) {
    const ids = written.filter((text) => text.includes('the-call')).map((text) => line.parse(text).reqId);
    expect(new Set(ids)).toEqual(new Set([id]));
  }
}, 60_000);
