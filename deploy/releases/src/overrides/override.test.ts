import { createHmac } from 'node:crypto';
import { LONGEST_OVERRIDE, readOverride, readOverrideCookie, signOverride } from './override';

const KEY = 'a key of the shop, long enough';
const LATER = Date.UTC(2026, 0, 15);
const SINCE = LATER - 3_600_000;
const catalog = { 'mf-catalog': { version: '1.2.3-abc' } } as const;

const cookie = (token: string) => `zpv=1; override=${token}; city=66`;
const forged = (payload: unknown, key = KEY, prefix = 'override:') => {
  const body = Buffer.from(typeof payload === 'string' ? payload : JSON.stringify(payload)).toString('base64url');
  return `${body}.${createHmac('sha256', key)
    .update(prefix + body)
    .digest('base64url')}`;
};

test('a signed cookie names the version, or the machine, that an app is loaded from', () => {
  const apps = { ...catalog, 'mf-content': { origin: 'http://localhost:4300' } };
  expect(readOverrideCookie(cookie(signOverride(apps, LATER, KEY)), KEY)).toEqual({ apps, until: LATER });
});

test('without a key there are no overrides', () => {
  expect(readOverrideCookie(cookie(signOverride(catalog, LATER, KEY)), null)).toBeNull();
  expect(readOverrideCookie(cookie(signOverride(catalog, LATER, KEY)), '')).toBeNull();
});

test('a cookie that another host set does not hide the signed one', () => {
  const planted = `override=nonsense; ${cookie(signOverride(catalog, LATER, KEY))}`;
  expect(readOverrideCookie(planted, KEY)).toEqual({ apps: catalog, until: LATER });
});

test('of several signed cookies the one with the latest end is used', () => {
  const old = signOverride({ shell: { version: '1' } }, LATER - 1, KEY);
  const cookies = [`override=${old}`, cookie(signOverride(catalog, LATER, KEY))];
  for (const sent of [cookies, cookies.toReversed()]) {
    expect(readOverrideCookie(sent.join('; '), KEY)).toEqual({ apps: catalog, until: LATER });
  }
});

test.each([
  ['signed with another key', signOverride(catalog, LATER, 'another key of another shop')],
  ['signed for another purpose', forged({ parts: [], since: SINCE, until: LATER }, KEY, '')],
  ['without a signature', signOverride(catalog, LATER, KEY).split('.')[0] ?? ''],
  ['with an empty signature', `${signOverride(catalog, LATER, KEY).split('.')[0]}.`],
  [
    'with the signature of another body',
    `${forged({}).split('.')[0]}.${signOverride(catalog, LATER, KEY).split('.')[1]}`,
  ],
  ['with something behind', `${signOverride(catalog, LATER, KEY)}.x`],
  ['for a part that is none', forged({ parts: [['__proto__', { version: '1' }]], since: SINCE, until: LATER })],
  [
    'for a version that leads elsewhere',
    forged({ parts: [['shell', { version: '../../etc' }]], since: SINCE, until: LATER }),
  ],
  [
    'for a shell from elsewhere',
    forged({ parts: [['shell', { origin: 'http://localhost:1' }]], since: SINCE, until: LATER }),
  ],
  ...[
    'https://evil.example',
    'http://localhost.evil.example',
    'http://localhost:1/x',
    'http://localhost@evil.example',
    'http://localhost:1; script-src *',
    '//evil.example',
    'javascript:alert(1)',
  ].map((origin) => [`for ${origin}`, forged({ parts: [['mf-catalog', { origin }]], since: SINCE, until: LATER })]),
  ['without an end', forged({ parts: [['shell', { version: '1' }]], since: SINCE })],
  ['without a beginning', forged({ parts: [['shell', { version: '1' }]], until: LATER })],
  ['for longer than 30 days', forged({ parts: [], since: SINCE, until: SINCE + LONGEST_OVERRIDE + 1 })],
  ['for ever', forged({ parts: [], since: SINCE, until: 8.64e15 })],
  ['from the future', forged({ parts: [], since: Date.now() + 600_000, until: Date.now() + 700_000 })],
  [
    'too long',
    forged({ parts: Array.from({ length: 200 }, () => ['shell', { version: '1' }]), since: SINCE, until: LATER }),
  ],
  ['empty', ''],
])('a token %s is ignored', (_, token) => {
  expect(readOverride(token, KEY)).toBeNull();
  expect(readOverrideCookie(cookie(token), KEY)).toBeNull();
});

test('an invalid version or address is never signed', () => {
  expect(() => signOverride({ shell: { version: '../x' } }, LATER, KEY)).toThrow();
  for (const origin of ['http://localhost:1/path', 'https://evil.example']) {
    expect(() => signOverride({ 'mf-catalog': { origin } }, LATER, KEY)).toThrow();
  }
});

test('an override lives 30 days at most', () => {
  const now = Date.now();
  const longest = now + LONGEST_OVERRIDE;
  expect(readOverride(signOverride(catalog, longest, KEY, now), KEY)).toEqual({ apps: catalog, until: longest });
  expect(() => signOverride(catalog, longest + 1, KEY, now)).toThrow('30 days');
  expect(readOverride(forged({ parts: [], since: now, until: longest }), KEY)).toEqual({ apps: {}, until: longest });
});
