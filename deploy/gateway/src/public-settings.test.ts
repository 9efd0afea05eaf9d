import { readConfig } from './config';
import { publicSettingsOf } from './public-settings';
import { startGateway } from './testing/start-gateway';

const needed = { API_ROOT: 'http://127.0.0.1:1', RELEASES: '/releases', COOKIE_KEY: 'a key of the tests only' };
const captcha = { CAPTCHA_SITE_KEY: 'site-key', CAPTCHA_VERSION: '2' } as const;

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
])('SES-15 SES-16 a captcha that is set up by half, or of another version, stops the start: %j', (settings) => {
  expect(() => readConfig({ ...needed, ...settings })).toThrow('CAPTCHA');
});

test('SES-15 TRK-05 pages learn of the captcha, and their policy allows what it needs and no more', async () => {
  const off = await startGateway();
  const on = await startGateway(undefined, captcha);
  const policyOf = async ({ ask }: typeof off) => {
    const { headers, text } = await ask('/');
    return { policy: String(headers['content-security-policy']).split('; '), text };
  };
  const [without, withIt] = [await policyOf(off), await policyOf(on)];
  expect(without.text).not.toContain('site-key');
  expect(without.policy).toContain("frame-src 'none'");
  expect(withIt.text).toContain('"siteKey":"site-key"');
  expect(withIt.policy.filter((directive) => !without.policy.includes(directive) && !/nonce/.test(directive))).toEqual([
    "connect-src 'self' https://www.google.com/recaptcha/",
    'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  ]);
  await Promise.all([off.close(), on.close()]);
}, 30_000);
