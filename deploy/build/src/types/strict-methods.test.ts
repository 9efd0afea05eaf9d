import { strictMethods } from './strict-methods';

const flat = async (text: string) => (await strictMethods(text)).replace(/\s+/g, ' ').trim();

test('methods become properties, so that their parameters are compared in one direction', async () => {
  expect(await flat('export interface Bus { emit<E extends string>(event: E): void; on?(): () => void }')).toBe(
    'export interface Bus { emit: <E extends string>(event: E) => void; on?: () => () => void; }',
  );
});

test('private members are removed, because they make two declarations of one class incompatible', async () => {
  expect(await flat('export declare class Price { #private; private sum; readonly text: string; }')).toBe(
    'export declare class Price { readonly text: string; }',
  );
});
