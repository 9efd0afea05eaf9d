import type { Call } from '@zapovednik/api/call';
import { PERSONAL_HEADER } from '@zapovednik/api/personal-header';
import type { Route } from '../route';
import { responsesOf } from './responses';
import { fieldsOf, type Json, schemaOf } from './schema';

/** Headers that every call, every shared read or every write accepts. */
const location: Json = {
  name: 'x-location',
  in: 'header',
  required: false,
  description: 'Location that the call is answered for; without it the session’s, or the default',
  schema: { type: 'integer' },
};
const personal: Json = {
  name: PERSONAL_HEADER,
  in: 'header',
  required: false,
  description:
    'Y: the answer of this session, e.g. with the stock of its shop; otherwise that of every visitor of the location',
  schema: { type: 'string', enum: ['Y'] },
};
const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A repetition under the same key gets the first answer',
  schema: { type: 'string', pattern: '^[!-~]{1,100}$' },
};

const isNested = ({ type, anyOf }: Json): boolean =>
  type === 'object' || type === 'array' || (Array.isArray(anyOf) && anyOf.some((one) => isNested(Object(one))));

function parameters({ params, query, writes, maxAge }: Call): Json[] {
  return [
    ...fieldsOf(params).map(({ name, schema }) => ({ name, in: 'path', required: true, schema })),
    ...fieldsOf(query).map(({ name, schema, isRequired }) => ({
      name,
      in: 'query',
      required: isRequired,
      schema,
      // Brackets: filter[ID][]=1&sort[NAME]=asc
      ...(isNested(schema) && { style: 'deepObject', explode: true }),
    })),
    location,
    ...(maxAge === undefined ? [] : [personal]),
    ...(writes ? [idempotencyKey] : []),
  ];
}

/** The required access: no session, a session, or a signed-in customer. */
function securityOf({ call, access }: Route): Json[] {
  if (call.id === 'personal.user.isAuth') return [{}, { cookie: [] }];
  return access === 'anyone' ? [{}, { session: [] }] : [{ session: [] }];
}

/** A call as one operation of the document. */
export function operation(route: Route, method: string, alias: string | null): Json {
  const { call, access } = route;
  const body = schemaOf(call.body);
  const suffix = [...(method === call.methods[0] ? [] : [method.toLowerCase()]), ...(alias ? [alias] : [])];
  const notes = [
    call.requirement,
    ...(access === 'customer' ? ['For signed-in customers.'] : []),
    ...(call.writes ? ['Writes.'] : []),
  ];
  return {
    operationId: [call.id, ...suffix].join('.'),
    summary: call.summary,
    description: notes.join('. ').replace('..', '.'),
    tags: [call.id.split('.').slice(0, -1).join('.')],
    ...(alias && { deprecated: true }),
    security: securityOf(route),
    parameters: parameters(call),
    ...(method === 'POST' && {
      requestBody: {
        content: { 'application/json': { schema: body }, 'application/x-www-form-urlencoded': { schema: body } },
      },
    }),
    responses: responsesOf(route, method),
  };
}
