import { ReleaseRejected } from '../release-rejected';
import { parseOverride } from './parse-override';

/** The reasons of a {@link ReleaseRejected}. */
function refused(...pairs: Parameters<typeof parseOverride>[0]): readonly string[] {
  try {
    parseOverride(pairs);
  } catch (error) {
    if (error instanceof ReleaseRejected) return error.reasons;
    throw error;
  }
  throw new Error('It was not refused');
}

test('several apps come from releases and from machines of the tester', () => {
  const pairs = [
    ['shell', '2.0.0'],
    ['mf-catalog', '1.2.3-3fa9c1d2'],
    ['mf-content', 'http://localhost:4300/'],
  ] as const;
  expect(parseOverride(pairs)).toEqual({
    shell: { version: '2.0.0' },
    'mf-catalog': { version: '1.2.3-3fa9c1d2' },
    'mf-content': { origin: 'http://localhost:4300' },
  });
});

test.each([
  ['http://localhost:4300/assets', 'нужен адрес без пути, например http://localhost:4300'],
  ['http://localhost:4300?a', 'без пути'],
  ['http://me:secret@localhost:4300', 'имя и пароль'],
  ['https://evil.example', 'чужие машины нельзя'],
  ['http://localhost.evil.example', 'чужие машины нельзя'],
  ['http://[::1]:4300', 'чужие машины нельзя'],
  ['ftp://localhost', 'не адрес http(s)'],
  ['//localhost:4300', 'не адрес http(s)'],
  ['localhost:4300', 'не адрес http(s)'],
  ['../../etc', 'не адрес http(s)'],
  ['1.2.3 ', 'не может быть версией'],
  [undefined, 'не сказано, откуда'],
])('%s is refused', (source, reason) => {
  expect(refused(['mf-catalog', source])).toEqual([expect.stringContaining(reason)]);
});

test('all errors are reported at once', () => {
  expect(refused(['cart', '1'], ['shell', 'http://localhost:1'], ['mf-catalog', '1'], ['mf-catalog', '2'])).toEqual([
    expect.stringContaining('нет такой части: cart; бывают shell и области mf-…'),
    expect.stringContaining('shell подменяют только версией'),
    'mf-catalog названа дважды',
  ]);
});
