import { signOverride } from 'deploy-releases/overrides/override';
import { writeReleases } from '../../testing/fake-releases';
import { OVERRIDE_KEY, startGateway, type TestGateway } from '../../testing/start-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
  writeReleases(gateway.releases, '2.0.0');
  writeReleases(gateway.releases, '3.0.0', { react: '^20.0.0' });
}, 30_000);
afterAll(() => gateway.close());

const hour = 3_600_000;
const token = signOverride({ shell: { version: '2.0.0' } }, Date.now() + hour, OVERRIDE_KEY);
const visit = (value: string) => gateway.ask('/', { headers: { cookie: `override=${value}` } });

test('a signed cookie gives only one browser another release, past the cache', async () => {
  const own = await visit(token);
  expect(own.text).toContain('2.0.0');
  expect(own.headers['cache-control']).toBe('no-store');
  expect((await gateway.ask('/')).text).toContain('1.0.0');
});

test('a forged cookie changes nothing and gets the page of other visitors', async () => {
  const foreignKey = signOverride({ shell: { version: '2.0.0' } }, Date.now() + hour, 'another key, just as long');
  for (const value of [foreignKey, `${token}x`, 'x.y', 'x'.repeat(4_000), '']) {
    const { text, headers } = await visit(value);
    expect(text).toContain('1.0.0');
    expect(text).toContain('"override":[]');
    expect(headers['cache-control']).toBe('private, no-cache');
  }
});

const refused = 'mf-catalog 3.0.0 требует react, а shell 1.0.0 его не даёт';
const unfit = signOverride({ 'mf-catalog': { version: '3.0.0' } }, Date.now() + hour, OVERRIDE_KEY);

test('an override that has ended, is gone or does not fit gives the live shop with a note, past the cache', async () => {
  const over = signOverride({ shell: { version: '2.0.0' } }, Date.UTC(2026, 0, 15, 15, 40), OVERRIDE_KEY);
  const gone = signOverride({ 'mf-catalog': { version: '9.9.9' } }, Date.now() + hour, OVERRIDE_KEY);
  const notes = {
    [over]: 'Подмена закончилась 15\u00a0января, 18:40 МСК',
    [gone]: 'нет выпуска mf-catalog 9.9.9',
    [unfit]: refused,
  };
  for (const [value, note] of Object.entries(notes)) {
    const { status, text, headers } = await visit(value);
    expect(status).toBe(200);
    expect(text).toContain('1.0.0');
    expect(text).toContain(note);
    expect(headers['cache-control']).toBe('no-store');
  }
  expect((await gateway.ask('/')).text).toContain('"override":[]');
});

test('the error page tells only a tester how to end the override', async () => {
  const ask = (cookie: string) => gateway.ask('/?fault=throw', { headers: { cookie } });
  expect(await ask(`override=${token}`)).toMatchObject({ status: 500, text: expect.stringContaining('/override/') });
  expect((await ask('override=x.y')).text).not.toContain('/override/');
});

test('the link sets the cookie for every city, the link without token removes it everywhere, a query does neither', async () => {
  const own = 'override=; Path=/; Max-Age=0';
  for (const host of ['shop.localhost', 'perm.shop.localhost']) {
    const set = await gateway.ask(`/override/${token}/`, { host });
    expect([set.status, set.headers.location]).toEqual([302, '/']);
    const attributes = 'Domain=shop.localhost; Path=/; Max-Age=604800; HttpOnly; SameSite=Lax';
    expect(set.headers['set-cookie']).toEqual([own, `override=${token}; ${attributes}`]);
    const reset = await gateway.ask('/override/', { host });
    expect([reset.status, reset.headers.location]).toEqual([302, '/']);
    expect(reset.headers['set-cookie']).toEqual([
      own,
      expect.stringMatching(/^override=; Domain=shop.localhost; Path=\/; Max-Age=0;/),
    ]);
  }
  expect((await gateway.ask(`/?override=${token}`)).text).toContain('1.0.0');
});

test.each([
  ['made up', 'made.up', 403],
  ['of another key', signOverride({}, Date.now() + hour, 'another key, just as long'), 403],
  ['of a megabyte, nearly', 'x'.repeat(10_000), 403],
  ['that leads elsewhere', '/evil.example', 400],
  ['that is over', signOverride({}, Date.now() - 1, OVERRIDE_KEY), 410],
  ['for a release that is not there', signOverride({ shell: { version: '9' } }, Date.now() + hour, OVERRIDE_KEY), 409],
  [
    'for an area that is not there',
    signOverride({ 'mf-x': { version: '1.0.0' } }, Date.now() + hour, OVERRIDE_KEY),
    409,
  ],
  ['for a release that does not fit', unfit, 409],
])('a link %s sets no cookie', async (_, value, status) => {
  const answer = await gateway.ask(`/override/${value}/`);
  expect([answer.status, answer.headers['set-cookie'], answer.headers.location]).toEqual([
    status,
    undefined,
    undefined,
  ]);
});

test.each([
  ['does not fit the rest', { 'mf-catalog': { version: '3.0.0' } }, [refused]],
  [
    'is not there',
    { 'mf-catalog': { version: '9' }, 'mf-x': { version: '1' }, 'mf-y': { origin: 'http://localhost:5173' } },
    ['нет выпуска mf-catalog 9', 'нет выпуска mf-x 1', 'mf-y ещё не выпущена: подменять нечего'],
  ],
] as const)('a link for what %s is refused with every reason', async (_, apps, reasons) => {
  const { text } = await gateway.ask(`/override/${signOverride(apps, Date.now() + hour, OVERRIDE_KEY)}/`);
  expect(text.split('\n  — ')).toEqual(['Подмена не подходит к открытому магазину:', ...reasons]);
});

test("an area from a developer's machine runs only in the browser, and the policy allows its styles and scripts", async () => {
  const origin = 'http://localhost:5173';
  const foreign = signOverride({ 'mf-catalog': { origin } }, Date.now() + hour, OVERRIDE_KEY);
  const { text, headers } = await visit(foreign);
  expect(text).toContain('| works |');
  expect(headers['content-security-policy']).toContain(`style-src 'self' ${origin}`);
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'unsafe-inline' ${origin}`);
});
