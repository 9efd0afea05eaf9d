import { isYes, toFlag } from './flag';

test('ORD-48 flags are sent as Y or N', () => {
  expect(toFlag(true)).toBe('Y');
  expect(toFlag(false)).toBe('N');
});

test.each([
  ['Y', true],
  ['N', false],
  ['', false],
  [null, false],
  [undefined, false],
])('ORD-48 a flag received as %s means %s', (flag, yes) => {
  expect(isYes(flag)).toBe(yes);
});
