import { createHmac } from 'node:crypto';
import { overrideFrom, readOverride, signOverride } from './override';

const KEY = 'a key of the shop, long enough';
const NOW = Date.UTC(2026, 0, 15);
const LATER = NOW + 3_600_000;
const catalog = { 'mf-catalog': { version: '1.2.3-abc' } } as const;

const cookie = (token: string) => `zpv=1; override=${token}; city=66`;
const forged = (payload: unknown, key = KEY, prefix = 'override:') => {
  const body = Buffer.from(typeof payload === 'string' ? payload : JSON.stringify(payload)).toString('base64url');
  return `${body}.${createHmac('sha256', key)
    .update(prefix + body)
    .digest('base64url')}`;
};

test('a signed cookie names the version, or the machine, that a part comes from', () => {
  const both = { ...catalog, 'mf-content': { origin: 'http://localhost:4300' } };
  expect(overrideFrom(cookie(signOverride(both, LATER, KEY)), KEY, NOW)).toEqual(both);
});

test('without a key there are no overrides', () => {
  expect(overrideFrom(cookie(signOverride(catalog, LATER, KEY)), null, NOW)).toBeNull();
  expect(overrideFrom(cookie(signOverride(catalog, LATER, KEY)), '', NOW)).toBeNull();
});

test('an override ends when it said it would', () => {
  const token = signOverride(catalog, LATER, KEY);
  expect(readOverride(token, KEY, LATER - 1)).toEqual(catalog);
  expect(readOverride(token, KEY, LATER)).toBeNull();
});

test('a cookie that somebody else planted does not hide the signed one', () => {
  const planted = `override=nonsense; ${cookie(signOverride(catalog, LATER, KEY))}`;
  expect(overrideFrom(planted, KEY, NOW)).toEqual(catalog);
});

test('a machine that is not on the list is refused, even signed', () => {
  const token = signOverride({ 'mf-catalog': { origin: 'https://evil.example' } }, LATER, KEY);
  expect(readOverride(token, KEY, NOW)).toBeNull();
  expect(readOverride(token, KEY, NOW, ['evil.example'])).not.toBeNull();
});

test.each([
  ['signed with another key', signOverride(catalog, LATER, 'another key of another shop')],
  ['signed for another purpose', forged({ parts: [], until: LATER }, KEY, '')],
  ['without a signature', signOverride(catalog, LATER, KEY).split('.')[0] ?? ''],
  ['with an empty signature', `${signOverride(catalog, LATER, KEY).split('.')[0]}.`],
  [
    'with the signature of another body',
    `${forged({}).split('.')[0]}.${signOverride(catalog, LATER, KEY).split('.')[1]}`,
  ],
  ['with something behind', `${signOverride(catalog, LATER, KEY)}.x`],
  ['for a part that is none', forged({ parts: [['__proto__', { version: '1' }]], until: LATER })],
  ['for a version that leads elsewhere', forged({ parts: [['shell', { version: '../../etc' }]], until: LATER })],
  ['for an address with a path', forged({ parts: [['shell', { origin: 'http://localhost:1/x' }]], until: LATER })],
  ['for a script', forged({ parts: [['shell', { origin: 'javascript:alert(1)' }]], until: LATER })],
  [
    'for a host hidden behind another',
    forged({ parts: [['shell', { origin: 'http://localhost@evil.example' }]], until: LATER }),
  ],
  ['without an end', forged({ parts: [['shell', { version: '1' }]] })],
  ['too long', forged({ parts: Array.from({ length: 200 }, () => ['shell', { version: '1' }]), until: LATER })],
  ['empty', ''],
])('a token %s is nothing', (_, token) => {
  expect(readOverride(token, KEY, NOW)).toBeNull();
  expect(overrideFrom(cookie(token), KEY, NOW)).toBeNull();
});

test('nothing that a version or an address may not be is signed', () => {
  expect(() => signOverride({ shell: { version: '../x' } }, LATER, KEY)).toThrow();
  expect(() => signOverride({ shell: { origin: 'http://localhost:1/path' } }, LATER, KEY)).toThrow();
});
