import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, transformSync } from '@swc/core';
import { root } from '../../sources/app';
import browserContracts from './browser-contracts-loader.mjs';

const contracts = join(root, 'shared-contracts');
const sources = readdirSync(contracts, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(api|areas)\/src\/\w+\/(calls\/[\w-]+|routes)\.ts$/.test(file) && !file.endsWith('.test.ts'))
  .map((file) => compiled(readFileSync(join(contracts, file), 'utf8')));

/** Compiles like the build's loader for scripts. */
function compiled(source: string): string {
  const { code } = transformSync(source, {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022', preserveAllComments: true },
  });
  return code;
}

const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0;

test('a call keeps what the client sends and parses', () => {
  const call = compiled(`
    export const addReview = defineCall({
      id: 'review.add', requirement: 'API-99', summary: 'Adds a review',
      path: '/review/add/{id}/', writes: true, fails: [403, 409],
      params: z.object({ id: z.pipe(wholeNumber, id) }),
      body: z.object({ params: z.string(), summary: z.string() }), answer: z.object({ summary: z.string() }),
    });
    export const review = z.object({ summary: z.string(), params: z.string() });`);
  expect(browserContracts(call)).toBe(
    compiled(`
    export const addReview = defineCall({
      id: 'review.add',
      path: '/review/add/{id}/', writes: true,
      body: z.object({ params: z.string(), summary: z.string() }), answer: z.object({ summary: z.string() }),
    });
    export const review = z.object({ summary: z.string(), params: z.string() });`),
  );
});

test('a route loses only the ID of its requirement', () => {
  const route = compiled(
    "export const cart = defineRoute('cart', '/cart/', 'mf-checkout', 'checkout', 'CRT-01', { hidden: true });",
  );
  expect(browserContracts(route)).toBe(route.replace("'CRT-01'", '""'));
});

test('all calls and routes stay valid', () => {
  expect(sources.length).toBeGreaterThan(20);
  for (const source of sources) {
    const small = browserContracts(source);
    expect(() => parseSync(small, { syntax: 'ecmascript' })).not.toThrow();
    for (const kept of [
      /^ {4}path: /gm,
      /^ {4}answer: /gm,
      /^ {4}(query|body|model): /gm,
      /^export /gm,
      /defineRoute\(/g,
    ])
      expect(count(small, kept)).toBe(count(source, kept));
    expect(count(small, /^ {4}requirement: /gm)).toBe(0);
    expect(count(small, /["'](?!SHA-)[A-Z]{3}-\d+["']/g)).toBe(0);
  }
});
