import { strictMethods } from './strict-methods';

const flat = async (text: string) => (await strictMethods(text)).replace(/\s+/g, ' ').trim();

test('methods become properties, so that their parameters are compared in one direction', async () => {
  expect(await flat('export interface Bus { emit<E extends string>(event: E): void; on?(): () => void }')).toBe(
    'export interface Bus { emit: <E extends string>(event: E) => void; on?: () => () => void; }',
  );
});

test('private members are removed, because they make two declarations of one class incompatible', async () => {
  expect(
    await flat('export declare class Price { #private; private sum; private add(): void; readonly text: string; }'),
  ).toBe('export declare class Price { readonly text: string; }');
});

test('methods of classes are compared in the same way', async () => {
  const methods = 'static from(sum: number): Price; abstract add<T>(one: T, ...more: T[]): this; half?(): void';
  expect(
    await flat(`export declare abstract class Price { constructor(sum: number); ${methods}; get sum(): number; }`),
  ).toBe(
    'export declare abstract class Price { constructor(sum: number); static from: (sum: number) => Price; ' +
      'abstract add: <T>(one: T, ...more: T[]) => this; half?: () => void; get sum(): number; }',
  );
});

test('a method with several signatures stays a method', async () => {
  const on = 'on(name: string): void; on(name: number): void;';
  expect(await flat(`export interface Bus { ${on} } export declare class Hub { ${on} }`)).toBe(
    `export interface Bus { ${on} } export declare class Hub { ${on} }`,
  );
});
