import { failureOf } from './errors';

const wrapped = (cause: unknown) => new Error('Failed query: select 1', { cause });
const coded = (code: string) => Object.assign(new Error('connection'), { code });

test.each([
  ['nobody listens', wrapped(new AggregateError([coded('ECONNREFUSED')]))],
  ['it is shut down', wrapped(coded('57P01'))],
  ['it has become a replica', wrapped(coded('25006'))],
  ['it begins to run', coded('57P03')],
  ['it has no connection left', wrapped(coded('53300'))],
  ['the connection broke', wrapped(new Error('Connection terminated unexpectedly'))],
  ['it ended a transaction that did nothing', wrapped(coded('25P03'))],
  ['it does not even cancel', wrapped(new Error('Query read timeout'))],
])('a database that is down is 503 with a message, not an error of ours: %s', (_, error) => {
  const { status, failure } = failureOf(error);
  expect([status, failure.code]).toEqual([503, 'unavailable']);
  expect(failure.message).toContain('временно');
});

test.each([
  ['a lock', wrapped(coded('55P03'))],
  ['a statement', wrapped(coded('57014'))],
  ['a free connection', new Error('timeout exceeded when trying to connect')],
  ['a second deadlock', wrapped(coded('40P01'))],
])('a database that is busy is 503 with a message: %s', (_, error) => {
  const { status, failure } = failureOf(error);
  expect([status, failure.code]).toEqual([503, 'busy']);
  expect(failure.message).toContain('ещё раз');
});

test.each([
  ['the database has no space', wrapped(coded('53100'))],
  ['PGlite has no space', wrapped(new Error('could not extend file "base/5/16384": No space left on device'))],
  ['the data folder has no space', coded('ENOSPC')],
  ['its user has no space', coded('EDQUOT')],
])('a full disk is 503 with a message: %s', (_, error) => {
  const { status, failure } = failureOf(error);
  expect([status, failure.code]).toEqual([503, 'no_space']);
  expect(failure.message).toBe('Сейчас не получается сохранить данные. Попробуйте ещё раз через несколько минут.');
});

test.each([wrapped(coded('23505')), new Error('what'), 'text', null])('any other error is ours', (error) => {
  expect(failureOf(error).status).toBe(500);
});
