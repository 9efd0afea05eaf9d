import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Candidate, candidatesIn } from './guarded-code';
import { canReach, rowsOfTests } from './row-tests';

export const root = join(import.meta.dirname, '../../../..');

export const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Paths relative to the root of the checkout. */
const files = (): readonly string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && !file.endsWith('.d.ts'));

const isUnitTest = (file: string) => /\.test\.tsx?$/.test(file);

/** Sources of the product that unit tests load, without test tools and without code that other processes run. */
const isProduct = (file: string) =>
  /^(shared-contracts\/[a-z]+|shell|mf-[a-z]+|deploy\/(api|gateway|partners))\/src\//.test(file) &&
  !/\/testing\/|\.(test|journey)\.|\/db\/schema\/|-worker\.|-process\./.test(file);

/** The unit test files by the rows in their titles: only for these rows, which is faster, or for all. */
export function testsByRow(only?: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const tests = new Map<string, string[]>();
  for (const file of files().filter(isUnitTest)) {
    const source = read(file);
    if (only && !only.some((row) => source.includes(row))) continue;
    for (const row of rowsOfTests(source)) tests.set(row, [...(tests.get(row) ?? []), file]);
  }
  return tests;
}

/** Contracts are compared with the page that is generated from all of them. */
const CONTRACTS =
  /^shared-contracts\/(api|areas)\/src\/[a-z]+\/((calls|queries)\/|(atoms|commands|events|routes|widgets)\.ts)/;
const CONTRACTS_PAGE = 'deploy/checks/src/reference/contracts-page.test.ts';

/** The title of a test for all rows of the contracts. */
export const OF_ALL_CONTRACTS = 'docs/contracts.md is up to date';

/** A possible break of the product. */
export interface Break extends Candidate {
  /** Relative to the root of the checkout. */
  readonly file: string;
  /** The test files with one of its rows that can detect it. */
  readonly tests: readonly string[];
}

/** The breaks that these tests could detect. */
export function allBreaks(tests: ReadonlyMap<string, readonly string[]>): readonly Break[] {
  return files()
    .filter(isProduct)
    .flatMap((file) =>
      candidatesIn(read(file)).flatMap((candidate) => {
        const rows = candidate.rows.filter((row) => tests.get(row)?.some((test) => canReach(test, file)));
        const naming = [...new Set(rows.flatMap((row) => tests.get(row) ?? []))].filter((test) => canReach(test, file));
        const guarding = CONTRACTS.test(file) ? [...naming, CONTRACTS_PAGE] : naming;
        return rows.length > 0 ? [{ ...candidate, rows, file, tests: guarding }] : [];
      }),
    );
}
