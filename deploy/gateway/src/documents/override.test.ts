import { signOverride } from 'deploy-releases/override';
import { writeReleases } from '../testing/fake-releases';
import { OVERRIDE_KEY, startGateway, type TestGateway } from '../testing/start-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
  writeReleases(gateway.releases, '2.0.0');
}, 30_000);
afterAll(() => gateway.close());

const hour = 3_600_000;
const token = signOverride({ shell: { version: '2.0.0' } }, Date.now() + hour, OVERRIDE_KEY);
const visit = (value: string) => gateway.ask('/', { headers: { cookie: `override=${value}` } });

test('a signed cookie gives one browser another release, past the cache, and nobody else', async () => {
  const own = await visit(token);
  expect(own.text).toContain('2.0.0');
  expect(own.headers['cache-control']).toBe('no-store');
  expect((await gateway.ask('/')).text).toContain('1.0.0');
});

test('a cookie that is forged or over changes nothing', async () => {
  const over = signOverride({ shell: { version: '2.0.0' } }, Date.now() - 1, OVERRIDE_KEY);
  const foreignKey = signOverride({ shell: { version: '2.0.0' } }, Date.now() + hour, 'another key, just as long');
  for (const value of [over, foreignKey, `${token}x`, 'x.y', '']) expect((await visit(value)).text).toContain('1.0.0');
});

test('the link sets the cookie and the bare one takes it away; a query does neither', async () => {
  const set = await gateway.ask(`/override/${token}/`);
  expect([set.status, set.headers.location]).toEqual([302, '/']);
  expect(set.headers['set-cookie']).toEqual([expect.stringMatching(/^override=.+; HttpOnly; SameSite=Lax$/)]);
  expect((await gateway.ask('/override/')).headers['set-cookie']).toEqual([
    expect.stringContaining('override=; Max-Age=0'),
  ]);
  expect((await gateway.ask('/override/made.up/')).status).toBe(403);
  expect((await gateway.ask(`/?override=${token}`)).text).toContain('1.0.0');
});

test("an area from a developer's machine runs in the browser only, and the policy lets its styles and scripts in", async () => {
  const origin = 'http://localhost:5173';
  const foreign = signOverride({ 'mf-catalog': { origin } }, Date.now() + hour, OVERRIDE_KEY);
  const { text, headers } = await visit(foreign);
  expect(text).toContain('| works |');
  expect(headers['content-security-policy']).toMatch(new RegExp(`style-src 'self' 'nonce-[^']+' ${origin}`));
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'unsafe-inline' ${origin}`);
});
