import { isDatabaseDown } from './database-down';
import { failureOf } from './errors';

const wrapped = (cause: unknown) => new Error('Failed query: select 1', { cause });
const coded = (code: string) => Object.assign(new Error('connection'), { code });

test.each([
  ['nobody listens', wrapped(new AggregateError([coded('ECONNREFUSED')]))],
  ['it is shut down', wrapped(coded('57P01'))],
  ['it begins to run', coded('57P03')],
  ['it has no connection left', wrapped(coded('53300'))],
  ['the connection broke', wrapped(new Error('Connection terminated unexpectedly'))],
])('a database that is down is 503 with a message, not our fault: %s', (_, error) => {
  expect(isDatabaseDown(error)).toBe(true);
  expect(failureOf(error)).toMatchObject({ status: 503, failure: { message: expect.stringContaining('временно') } });
});

test.each([wrapped(coded('23505')), new Error('what'), 'text', null])('anything else is our fault', (error) => {
  expect(failureOf(error).status).toBe(500);
});
