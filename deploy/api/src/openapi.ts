import type { Call } from 'shared-contracts/api/call';
import { failure } from 'shared-contracts/api/envelope';
import * as z from 'zod/mini';

type Json = Record<string, unknown>;

const input = (schema: z.core.$ZodType): Json =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'draft-2020-12' });

const enveloped = (value: Json): Json => ({
  type: 'object',
  required: ['type', 'value'],
  properties: { type: { const: 'success' }, value },
});

const json = (schema: Json) => ({ 'application/json': { schema } });

function parameters(schema: z.ZodMiniObject, place: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] } = input(schema);
  const names = Array.isArray(required) ? required : [];
  return Object.entries(Object(properties)).map(([name, one]) => ({
    name,
    in: place,
    required: place === 'path' || names.includes(name),
    schema: one,
    ...(place === 'query' && { style: 'deepObject', explode: true }),
  }));
}

function operation(call: Call, method: string): Json {
  return {
    operationId: method === call.methods[0] ? call.id : `${call.id}.${method.toLowerCase()}`,
    summary: call.summary,
    description: `${call.requirement}${call.writes ? '. Writes; give an Idempotency-Key.' : ''}`,
    tags: [call.id.split('.')[0]],
    parameters: [...parameters(call.params, 'path'), ...parameters(call.query, 'query')],
    ...(method === 'POST' && { requestBody: { content: json(input(call.body)) } }),
    responses: {
      200: { description: 'The answer', content: json(enveloped(input(call.answer))) },
      '4XX': { description: 'What the caller can act on', content: json(input(failure)) },
    },
  };
}

/** The OpenAPI document of the back end, made from the calls themselves. */
export function openApi(calls: readonly Call[]): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    for (const method of call.methods) {
      paths[call.path] = { ...paths[call.path], [method.toLowerCase()]: operation(call, method) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Заповедник', version: '1.0.0', description: 'The back end of the shop' },
    servers: [{ url: '/api' }],
    security: [{ session: [] }],
    components: { securitySchemes: { session: { type: 'apiKey', in: 'header', name: 'authorization' } } },
    paths,
  };
}
