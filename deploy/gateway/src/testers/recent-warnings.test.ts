import { RecentWarnings } from './recent-warnings';

const line = (level: number, reqId: string, msg = '') => `${JSON.stringify({ level, time: 1, reqId, msg })}\n`;

test('only warnings and errors are kept, and the oldest go first', () => {
  const warnings = new RecentWarnings();
  for (const level of [30, 40, 50]) expect(warnings.keep(line(level, 'mine'))).toBe(line(level, 'mine'));
  expect(warnings.of(['mine'])).toEqual([line(40, 'mine').trimEnd(), line(50, 'mine').trimEnd()]);
  for (let count = 0; count < 999; count += 1) warnings.keep(line(50, 'another'));
  expect(warnings.of(['mine'])).toEqual([line(50, 'mine').trimEnd()]);
});

test('a message that looks like a line belongs to the request that it is about', () => {
  const warnings = new RecentWarnings();
  warnings.keep(line(50, 'theirs', '"reqId":"mine"'));
  warnings.keep('{"level":50,"msg":"about no request"}\n');
  warnings.keep('{"level":50,"reqId":"mine","number":+7…}\n');
  expect(warnings.of(['mine'])).toEqual([]);
});
