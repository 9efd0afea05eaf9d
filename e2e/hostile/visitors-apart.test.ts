/** Headers, cookies and queries of one visitor, and the page of another one. The stub shell writes all its input. */

import { OVERRIDE_KEY, startGateway, type TestGateway } from 'deploy-gateway/testing/start-gateway';
import { signOverride } from 'deploy-releases/overrides/override';
import { RENDER_INPUTS } from './render-inputs';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
  // The routes of the set are known after the first page.
  await gateway.ask('/');
}, 30_000);
afterAll(() => gateway.close());

/** The expected differences of two pages: request id, render count, and the path that the test generated. */
const comparable = (text: string, path: string) =>
  text
    .replaceAll(path, '/catalog/')
    .replace(/"requestId":"[^"]+"/, '')
    .replace(/render \d+/, '');

let pages = 0;
async function pageAfter(visit?: { query?: string; headers?: Record<string, string> }) {
  pages += 1;
  const path = `/catalog/apart-${pages}/`;
  if (visit) await gateway.ask(path + (visit.query ?? ''), { ...(visit.headers && { headers: visit.headers }) });
  const answer = await gateway.ask(path);
  return { text: answer.text, page: comparable(answer.text, path), headers: answer.headers };
}

test('the inputs are numerous enough', () => {
  expect(RENDER_INPUTS.length).toBeGreaterThanOrEqual(60);
});

test.each(RENDER_INPUTS)('$what of one visitor is not in the page of another', async ({ query, headers }) => {
  const clean = await pageAfter();
  const after = await pageAfter({ ...(query && { query }), ...(headers && { headers }) });
  expect(after.text).not.toContain('marker');
  expect(JSON.stringify(after.headers)).not.toContain('marker');
  expect(after.page).toBe(clean.page);
});

test('an override and the catalogue of a shop are not in it either, although their own pages have them', async () => {
  const clean = await pageAfter();
  const token = signOverride({ 'mf-catalog': { origin: 'http://localhost:5173' } }, Date.now() + 60_000, OVERRIDE_KEY);
  const cookie = `override=${token}; ZPVDSESSID=marker`;
  expect((await gateway.ask('/catalog/own/', { headers: { cookie } })).text).toContain('localhost:5173');
  expect((await pageAfter({ headers: { cookie } })).page).toBe(clean.page);
});

test('two visitors who wait for the same page each keep their own input, also in a redirect', async () => {
  const [one, two] = await Promise.all(
    ['one', 'two'].map((name) => gateway.ask(`/catalog/moved/?wait=300&yclid=${name}`)),
  );
  expect([one?.headers.location, two?.headers.location]).toEqual([
    '/catalog/there/?yclid=one',
    '/catalog/there/?yclid=two',
  ]);
});
