import { startGateway, type TestGateway } from './testing/start-gateway';

let gateway: TestGateway;
let apiWorks = true;
beforeAll(async () => {
  gateway = await startGateway((heard, response) => {
    if (heard.url !== '/healthz' || apiWorks) return false;
    response.statusCode = 503;
    response.end();
    return true;
  });
}, 30_000);
afterAll(() => gateway.close());

test('healthz is 200 when every part is ready, and names the one that is not', async () => {
  expect((await gateway.ask('/healthz')).status).toBe(200);
  apiWorks = false;
  const { status, text } = await gateway.ask('/healthz');
  expect(status).toBe(503);
  expect(JSON.parse(text)).toMatchObject({ ready: false, parts: { gateway: true, releases: true, api: false } });
});

test('a report of a browser reaches the log only when it is one', async () => {
  const report = (body: string) =>
    gateway.ask('/faults', { method: 'POST', headers: { 'content-type': 'text/plain' }, body });
  const fault = { area: 'mf-catalog', doing: 'render', message: 'TypeError', path: '/' };
  expect((await report(JSON.stringify(fault))).status).toBe(204);
  expect((await report('{"area":1}')).status).toBe(400);
  expect((await report('nothing')).status).toBe(400);
  expect((await report(JSON.stringify({ ...fault, message: 'x'.repeat(20_000) }))).status).toBe(413);
});
