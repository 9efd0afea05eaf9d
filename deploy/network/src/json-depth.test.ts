import fastify from 'fastify';
import { isNestedTooDeep, limitJsonDepth } from './json-depth';

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

test.each([
  ['lists, as deep as allowed', nested(32), false],
  ['lists', nested(33), true],
  ['objects', '{"a":'.repeat(40), true],
  ['half lists, half objects', '[{"a":'.repeat(20), true],
  ['many lists beside each other', `[${'[],'.repeat(100)}[]]`, false],
  ['brackets in a text', JSON.stringify({ text: '[{"'.repeat(100) }), false],
  ['a text with a quote before them', `["\\"${'['.repeat(100)}"]`, false],
  ['a text that ends with a backslash', `["\\\\",${nested(40)}]`, true],
  ['nothing', '', false],
])('%s', (_, text, expected) => {
  expect(isNestedTooDeep(text)).toBe(expected);
});

test('a body that is nested too deep is 400, also with half a megabyte of brackets; others are parsed as before', async () => {
  const app = fastify();
  limitJsonDepth(app);
  app.post('/', async ({ body }) => ({ body }));
  const post = (payload: string) =>
    app.inject({ method: 'POST', url: '/', payload, headers: { 'content-type': 'application/json; charset=utf-8' } });
  expect((await post(nested(250_000))).statusCode).toBe(400);
  expect((await post('{"a":[1]}')).json()).toEqual({ body: { a: [1] } });
  expect((await post('{"a":')).statusCode).toBe(400);
  expect((await post('{"__proto__":{"admin":true}}')).statusCode).toBe(400);
  await app.close();
});
