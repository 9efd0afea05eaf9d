import { compareTypes } from './compare';

interface Case {
  readonly title: string;
  /** Declarations of the supplied values, and those that the consumer was compiled with, by file. */
  readonly supplied: Readonly<Record<string, string>>;
  readonly expected: Readonly<Record<string, string>>;
  readonly fits: boolean;
  /** The expected reason. */
  readonly reason?: RegExp;
}

const index = (text: string) => ({ 'format/index.d.ts': text });
const percent = (parameters: string, answer = 'number') =>
  index(`export declare function value(${parameters}): ${answer};`);

const CLASS = `export declare class Price { #sum; readonly text: string }
export declare function value(price: Price): string;`;

const cases: readonly Case[] = [
  { title: 'the same', supplied: percent('a: number'), expected: percent('a: number'), fits: true },
  {
    title: 'an optional parameter more',
    supplied: percent('a: number, b?: number'),
    expected: percent('a: number'),
    fits: true,
  },
  { title: 'a wider parameter', supplied: percent('a: number | string'), expected: percent('a: number'), fits: true },
  { title: 'a richer answer', supplied: percent('', '{ a: 1; b: 2 }'), expected: percent('', '{ a: 1 }'), fits: true },
  {
    title: 'a required parameter more',
    supplied: percent('a: number, b: number'),
    expected: percent('a: number'),
    fits: false,
    reason: /Type '\(a: number, b: number\) => number' .* Expected 2 or more, but got 1/,
  },
  {
    title: 'another parameter',
    supplied: percent('price: { old: number }'),
    expected: percent('old: number'),
    fits: false,
    reason: /Type 'number' is not assignable to type '\{ old: number; \}'/,
  },
  { title: 'a narrower parameter', supplied: percent("a: 'x'"), expected: percent('a: string'), fits: false },
  { title: 'a poorer answer', supplied: percent('', '{ a: 1 }'), expected: percent('', '{ a: 1; b: 2 }'), fits: false },
  {
    title: 'an answer that may be missing',
    supplied: percent('', 'number | null'),
    expected: percent(''),
    fits: false,
  },
  { title: 'a name less', supplied: index('export declare const other: 1;'), expected: percent(''), fits: false },
  {
    title: 'a class with a private field beside something new',
    supplied: {
      'format/price.d.ts': CLASS,
      'format/index.d.ts': "export * from './price'; export declare const more: 1;",
    },
    expected: { 'format/price.d.ts': CLASS, 'format/index.d.ts': "export * from './price';" },
    fits: true,
  },
];

let found: (string | null)[][];

beforeAll(async () => {
  found = await compareTypes(
    cases.map(({ supplied, expected }) => ({
      supplied: { modules: {}, packages: {}, files: supplied },
      expected: { modules: {}, packages: {}, files: expected },
      types: [(folder) => `typeof import('${folder}/format/index').value`],
    })),
  );
});

test.each(cases.map((one, position) => ({ ...one, position })))('$title: fits $fits', ({ fits, reason, position }) => {
  const [answer] = found[position] ?? [];
  if (fits) expect(answer).toBeNull();
  else expect(answer).toEqual(reason ? expect.stringMatching(reason) : expect.any(String));
});
