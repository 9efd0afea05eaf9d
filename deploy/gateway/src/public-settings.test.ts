import { readConfig } from './config/config';
import { publicSettingsOf } from './public-settings';
import { startGateway } from './testing/start-gateway';

const needed = { API_ROOT: 'http://127.0.0.1:1', RELEASES: '/releases', COOKIE_KEY: 'a key of the tests only' };
const captcha = { CAPTCHA_SITE_KEY: 'site-key', CAPTCHA_VERSION: '2' } as const;

/** The directives of both policies. */
const directivesOf = (headers: Readonly<Record<string, string | string[] | undefined>>) =>
  String(headers['content-security-policy']).split(/; |, /);

test('SES-15 the captcha is off without a key, and on with key and version', () => {
  expect(publicSettingsOf(readConfig(needed))).toEqual({});
  expect(publicSettingsOf(readConfig({ ...needed, ...captcha }))).toEqual({
    captcha: { siteKey: 'site-key', version: '2', script: 'https://www.google.com/recaptcha/api.js' },
  });
});

test.each([
  [{ CAPTCHA_SITE_KEY: 'site-key' }],
  [{ CAPTCHA_VERSION: '2' }],
  [{ CAPTCHA_SITE_KEY: '', CAPTCHA_VERSION: '2' }],
  [{ ...captcha, CAPTCHA_VERSION: '3' }],
])('SES-15 SES-16 an incomplete captcha setting, or one of another version, stops the start: %j', (settings) => {
  expect(() => readConfig({ ...needed, ...settings })).toThrow('CAPTCHA');
});

test("SES-15 TRK-05 pages get the captcha's settings, and their policy allows only what it needs", async () => {
  const off = await startGateway();
  const on = await startGateway(undefined, captcha);
  const policyOf = async ({ ask }: typeof off) => {
    const { headers, text } = await ask('/');
    return { policy: directivesOf(headers), text };
  };
  const [without, withIt] = [await policyOf(off), await policyOf(on)];
  expect(without.text).not.toContain('site-key');
  expect(without.policy).toEqual(expect.arrayContaining(["frame-src 'none'", "style-src-attr 'none'"]));
  expect(withIt.text).toContain('"siteKey":"site-key"');
  expect(withIt.policy.filter((directive) => !without.policy.includes(directive))).toEqual([
    "style-src-attr 'unsafe-inline'",
    "connect-src 'self' https://www.google.com/recaptcha/",
    'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
    "script-src 'self' 'unsafe-inline' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
  ]);
  await Promise.all([off.close(), on.close()]);
}, 30_000);

test('TRK-16 CIT-29 without keys the page contains nothing of chat, tracking and counters; each key adds only its own', () => {
  const of = (settings: Record<string, string>) => publicSettingsOf(readConfig({ ...needed, ...settings }));
  expect(of({ CARROT_API_KEY: 'key', CARROT_ORIGINS: 'https://chat.example, wss://chat.example' })).toEqual({
    chat: {
      key: 'key',
      script: 'https://cdn.carrotquest.app/api.min.js',
      origins: ['https://chat.example', 'wss://chat.example'],
    },
  });
  expect(of({ MINDBOX_ENDPOINT: 'shop' })).toEqual({
    tracking: { endpoint: 'shop', script: 'https://api.mindbox.ru/scripts/v1/tracker.js' },
  });
  expect(of({ METRIKA_COUNTERS: 'perm=12,main=34' })).toEqual({
    counters: { script: 'https://mc.yandex.ru/metrika/tag.js', ids: { perm: 12, main: 34 } },
  });
});

test('TRK-16 invalid origins and counters stop the start', () => {
  expect(() => readConfig({ ...needed, METRIKA_COUNTERS: 'perm' })).toThrow('METRIKA_COUNTERS');
  const hostile = readConfig({
    ...needed,
    CARROT_API_KEY: 'key',
    CARROT_ORIGINS: 'https://chat.example; script-src *',
  });
  expect(() => publicSettingsOf(hostile)).toThrow();
});

test('TRK-01 TRK-04 TRK-14 the policy allows what is configured: the origins of the chat, calls and pixels of tracking and counters', async () => {
  const off = await startGateway();
  const on = await startGateway(undefined, {
    CARROT_API_KEY: 'key',
    MINDBOX_ENDPOINT: 'shop',
    METRIKA_COUNTERS: { perm: 12 },
  });
  const policyOf = async ({ ask }: typeof off) => directivesOf((await ask('/')).headers);
  const [without, withAll] = [await policyOf(off), await policyOf(on)];
  expect(without.join()).not.toMatch(/carrot|mindbox|yandex/);
  const chat = 'https://*.carrotquest.app';
  expect(withAll.filter((directive) => !without.includes(directive))).toEqual([
    `style-src 'self' ${chat} 'sha256-of-/*css*/'`,
    `img-src 'self' data: blob: https://api.mindbox.ru https://mc.yandex.ru ${chat}`,
    `font-src 'self' ${chat}`,
    `connect-src 'self' https://api.mindbox.ru https://mc.yandex.ru ${chat} wss://*.carrotquest.app`,
    `frame-src ${chat}`,
    "script-src 'self' 'unsafe-inline' https://cdn.carrotquest.app https://*.carrotquest.app https://api.mindbox.ru " +
      'https://*.mindbox.ru https://mc.yandex.ru https://mc.yandex.com https://yastatic.net',
  ]);
  await Promise.all([off.close(), on.close()]);
}, 30_000);
