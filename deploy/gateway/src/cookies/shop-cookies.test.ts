import { shopCookies } from './shop-cookies';

const cookies = shopCookies({ domain: 'shop.localhost', https: false, key: 'a key of the tests' });
const pairOf = (header: string) => header.split(';')[0] ?? '';

test('SES-02 SES-03 LIM-50 the session cookie lasts 30 days, for every city, and scripts cannot read it', () => {
  expect(cookies.session('abc')).toBe(
    'ZPVDSESSID=abc; Domain=shop.localhost; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax',
  );
});

test('over https cookies are secure', () => {
  const secure = shopCookies({ domain: 'shop.example', https: true, key: 'k' });
  expect(secure.session('abc')).toMatch(/; Secure$/);
});

test('a view is read back as it was written', () => {
  const view = { locationId: 2312, fastPickup: true, authorized: false };
  expect(cookies.read(pairOf(cookies.view(view))).view).toEqual(view);
});

test('a view that was changed outside the gateway is ignored', () => {
  const forged = `view=${Buffer.from('{"locationId":1,"fastPickup":true,"authorized":true}').toString('base64url')}.forged`;
  expect(cookies.read(forged).view).toEqual({ locationId: null, fastPickup: false, authorized: false });
  const other = shopCookies({ domain: 'shop.localhost', https: false, key: 'another key' });
  expect(cookies.read(pairOf(other.view({ locationId: 1, fastPickup: false, authorized: true }))).view.authorized).toBe(
    false,
  );
});

test('a bucket is a whole number under 100, other values are ignored', () => {
  expect(cookies.read(pairOf(cookies.newBucket())).bucket).toEqual(expect.any(Number));
  for (const bucket of ['100', '-1', '1.5', 'x']) expect(cookies.read(`bucket=${bucket}`).bucket).toBeNull();
});

test('a mark of a visitor is read back, and no other signed cookie is one', () => {
  const mark = pairOf(cookies.newVisitor());
  expect(cookies.visitor(mark)).toMatch(/^[\w-]{12}$/);
  expect(cookies.visitor(mark)).not.toBe(cookies.visitor(pairOf(cookies.newVisitor())));
  const view = pairOf(cookies.view({ locationId: 1, fastPickup: false, authorized: false }));
  for (const other of [view.replace('view=', 'visitor='), `${mark}x`, 'visitor=', undefined])
    expect(cookies.visitor(other)).toBeNull();
  expect(cookies.newVisitor()).toContain('HttpOnly; SameSite=Lax');
});

test('broken cookie headers cause no error', () => {
  expect(cookies.read(';;=; a; view; ZPVDSESSID=first; ZPVDSESSID=second').session).toBe('first');
  expect(cookies.read(undefined).session).toBeNull();
});
