import { STATUS_CODES } from 'node:http';
import type { Route } from '../route';
import { type Json, schemaOf } from './schema';

/** The meaning of each error for the caller. */
const meanings: Record<number, string> = {
  400: 'The input does not fit; `fields` says where',
  401: 'No session, an expired one, or an anonymous one',
  403: 'Not for this person',
  404: 'It does not exist, or not for the person of the session',
  409: 'It cannot be done as things stand',
  413: 'Too much',
  414: 'A value in the path is too long',
  415: 'Neither a form nor JSON',
  422: 'What was given is wrong, or the Idempotency-Key belongs to another request',
  429: 'Too often',
  503: 'The database or an outside service does not answer, or is too busy',
};

/** The error statuses of a call: those of its kind, and its own. */
function errorsOf({ call, limit, ownTransactions }: Route): number[] {
  const of = (status: number, isSo: boolean) => (isSo ? [status] : []);
  const all = [
    400,
    ...of(401, call.id !== 'personal.user.isAuth'),
    ...of(404, Object.keys(call.params.shape).length > 0),
    ...of(422, call.writes && !ownTransactions),
    ...of(429, limit !== undefined),
    503,
    ...(call.fails ?? []),
  ];
  return [...new Set(all)].sort((a, b) => a - b);
}

const failure = (status: number): Json => ({
  description: meanings[status] ?? STATUS_CODES[status],
  ...(status === 503 && { headers: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } } }),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
});

/** The answers of a call by method. */
export function responsesOf(route: Route, method: string): Json {
  const value = schemaOf(route.call.answer);
  const schema = {
    type: 'object',
    required: ['type', 'value'],
    properties: { type: { const: 'success' }, value },
  };
  const hasParams = Object.keys(route.call.params.shape).length > 0;
  const statuses = [...errorsOf(route), ...(hasParams ? [414] : []), ...(method === 'POST' ? [413, 415] : [])];
  return {
    200: { description: 'The answer', content: { 'application/json': { schema } } },
    ...Object.fromEntries(statuses.map((status) => [status, failure(status)])),
  };
}
