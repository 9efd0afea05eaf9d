import { setTimeout as pause } from 'node:timers/promises';
import { startGateway, type TestGateway } from '../testing/start-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 30_000);
afterAll(() => gateway.close());

/** The id of the request that a page was rendered for. Each render has a new one. */
const renderOf = async (path: string) => /"requestId":"([^"]+)"/.exec((await gateway.ask(path)).text)?.[1];

test('CON-01 when editors publish something a cached page is made anew for its next visitor', async () => {
  const cached = await renderOf('/catalog/edited/');
  expect(await renderOf('/catalog/edited/')).toBe(cached);
  gateway.backEnd.publish('2');
  while ((await renderOf('/catalog/edited/')) === cached) await pause(100);
  const next = await renderOf('/catalog/edited/');
  expect(await renderOf('/catalog/edited/')).toBe(next);
  // Less than the time after which every page is rendered again.
}, 12_000);
