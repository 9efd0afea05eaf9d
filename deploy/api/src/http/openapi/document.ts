import type { Route } from '../route';
import { callBackPaths } from './call-backs';
import { operation } from './operation';
import { componentSchemas, type Json } from './schema';

const description = `The back end of the shop.

Every answer is an envelope: \`{"type":"success","value":…}\`, or \`{"type":"error","message":…,"code":…,"fields":…}\`. Bodies are JSON or
forms, brackets nested. An unknown path is answered 404, a known one asked by another method 405 with \`Allow\`.`;

/** The OpenAPI document of the back end, generated from the calls. */
export function openApi(routes: readonly Route[]): Json {
  const paths: Record<string, Json> = callBackPaths();
  for (const route of routes) {
    const { call } = route;
    const places = [
      [call.path, null] as const,
      ...(call.aliases ?? []).map((path, at) => [path, `alias${at + 1}`] as const),
    ];
    for (const [path, alias] of places) {
      for (const method of call.methods) {
        paths[path] = { ...paths[path], [method.toLowerCase()]: operation(route, method, alias) };
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Заповедник',
      version: '1.0.0',
      description,
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/api' }],
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'header',
          name: 'authorization',
          description: 'The id of the session, as it is',
        },
        cookie: { type: 'apiKey', in: 'cookie', name: 'ZPVDSESSID', description: 'Heard by is_auth alone' },
      },
      schemas: componentSchemas(),
    },
    paths,
  };
}
