import { sign, unsign } from './signed';

const [OLD, NEW] = ['the old key of tests', 'the new key of tests'];

test('while a key is changed each gateway accepts the cookies of the others, and afterwards the old key is worth nothing', () => {
  const cookies = [sign('a session', OLD), sign('a session', `${OLD},${NEW}`), sign('a session', `${NEW},${OLD}`)];
  for (const keys of [`${OLD},${NEW}`, `${NEW},${OLD}`])
    expect(cookies.map((cookie) => unsign(cookie, keys))).toEqual(['a session', 'a session', 'a session']);
  expect(cookies.map((cookie) => unsign(cookie, NEW))).toEqual([null, null, 'a session']);
  expect(unsign(sign('a session', `${NEW},${OLD}`), `${OLD}`)).toBeNull();
});
