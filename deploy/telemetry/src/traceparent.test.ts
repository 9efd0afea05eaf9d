import { readTraceparent, traceparentOf } from './traceparent';

const TRACE = '1'.repeat(32);
const SPAN = '2'.repeat(16);

test('a traceparent is read, and written as it was', () => {
  const read = readTraceparent(`00-${TRACE}-${SPAN}-01`);
  expect(read).toEqual({ traceId: TRACE, spanId: SPAN, traceFlags: 1, isRemote: true });
  expect(read && traceparentOf(read)).toBe(`00-${TRACE}-${SPAN}-01`);
});

test('of its flags only whether the trace is kept is believed', () => {
  expect(readTraceparent(`00-${TRACE}-${SPAN}-fe`)?.traceFlags).toBe(0);
});

test.each([
  undefined,
  null,
  '',
  ['00'],
  `00-${'0'.repeat(32)}-${SPAN}-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `00-${TRACE.toUpperCase().replaceAll('1', 'A')}-${SPAN}-01`,
  `00-${TRACE}-${SPAN}-01\nx`,
  `00-${TRACE}-${SPAN}-01-more`,
  `${'0'.repeat(100_000)}`,
])('%j is none', (given) => {
  expect(readTraceparent(given)).toBeNull();
});
