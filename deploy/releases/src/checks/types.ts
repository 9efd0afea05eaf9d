import { createHash } from 'node:crypto';
import semver from 'semver';
import { type Comparison, compareTypes } from '../compare-types/compare';
import { cacheCompatible, isCompatibleCached } from '../compare-types/results';
import { readTypes } from '../store/release-store';
import { TYPES_FILE } from '../store/types';
import { type Candidate, type CheckedRelease, describeRelease, pairsOf } from './candidate';

/** Part of the results' names. A change of the comparison gets a new number, so that earlier results are ignored. */
const METHOD = 2;

type Texts = Readonly<Record<string, string>>;

/** The imports of one release from another. */
interface Pair {
  readonly supplier: CheckedRelease;
  readonly consumer: CheckedRelease;
  /** The names, as text and as types. Empty when the consumer imports nothing. */
  readonly items: readonly Item[];
}

interface Item {
  readonly name: string;
  /** The module that declares it. */
  readonly module: string;
  /** Its type, given the path of the module's declarations. */
  readonly type: (module: string) => string;
}

/**
 * Compares the types that a release was compiled with to those that it would get: the shell's values in the areas that
 * import them. Equal declarations need no comparison. A compatible pair is cached, so that a rollback does not wait for
 * a compiler.
 * @param results the folder of cached pairs
 */
export async function checkTypes(candidate: Candidate, results: string): Promise<string[]> {
  const pairs = pairsOf(candidate).flatMap(([one, other]) => [...importsFrom(one, other), ...importsFrom(other, one)]);
  const unequal = pairs.filter(
    ({ supplier, consumer }) => hashOf(supplier) && hashOf(consumer) && hashOf(supplier) !== hashOf(consumer),
  );
  const isKnown = await Promise.all(
    unequal.map(async (pair) => (await isCompatibleCached(results, keyOf(pair))) || hasSameTypes(pair)),
  );
  const fresh = unequal.filter((_, index) => !isKnown[index]);
  if (fresh.length === 0) return [];
  const reasons = await compare(fresh, candidate.changed);
  await Promise.all(
    fresh.map((pair, index) => (reasons[index]?.length ? null : cacheCompatible(results, keyOf(pair)))),
  );
  return reasons.flat();
}

/** Whether the supplier still has all declarations that the consumer was compiled with. */
async function hasSameTypes({ supplier, consumer }: Pair): Promise<boolean> {
  const [supplied, expected] = await Promise.all([readTypes(supplier.folder), readTypes(consumer.folder)]);
  const isIn = (all: Texts, some: Texts) => Object.entries(some).every(([key, value]) => all[key] === value);
  return isIn(supplied.files, expected.files) && isIn(supplied.packages, expected.packages);
}

/** The values of the shell that `consumer` imports from `supplier`. */
function importsFrom(supplier: CheckedRelease, consumer: CheckedRelease): Pair[] {
  if (supplier.manifest.app !== 'shell') return [];
  const items = Object.entries(consumer.contract.imports).flatMap(([module, names]) =>
    names
      .filter((name) => supplier.contract.exports[module]?.includes(name))
      .map((name) => importedItem(module, name, consumer)),
  );
  return items.length > 0 ? [{ supplier, consumer, items }] : [];
}

function importedItem(module: string, name: string, { manifest }: CheckedRelease): Item {
  const item = { name: `${name} из ${module}`, module };
  // An area passes its description to this function and does not use the result.
  if (module.endsWith('/app') && name === 'defineArea') {
    return { ...item, type: (path) => `(area: import('${path}').Area<'${manifest.app}'>) => void` };
  }
  return { ...item, type: (path) => `typeof import('${path}').${name}` };
}

async function compare(pairs: readonly Pair[], changed: Candidate['changed']): Promise<string[][]> {
  const comparisons = await Promise.all(pairs.map(comparisonOf));
  const found = await compareTypes(comparisons);
  return pairs.map((pair, index) => {
    const reasons = pair.items.flatMap(({ name }, line) => {
      const reason = found[index]?.[line];
      return reason ? [explain(name, pair, reason, changed)] : [];
    });
    const comparison = comparisons[index];
    return [...(comparison ? comparePackages(pair, comparison) : []), ...reasons];
  });
}

/** The declarations themselves import packages, which are read in their installed version. */
function comparePackages({ supplier, consumer }: Pair, { supplied, expected }: Comparison): string[] {
  return Object.entries(expected.packages).flatMap(([name, version]) => {
    const other = supplied.packages[name];
    if (other === undefined || semver.major(other) === semver.major(version)) return [];
    return [
      `${describeRelease(consumer)} собран с ${name} ${version}, а ${describeRelease(supplier)} — с ${other}: ${releaseTogether(supplier, consumer)}`,
    ];
  });
}

async function comparisonOf({ supplier, consumer, items }: Pair): Promise<Comparison> {
  const [supplied, expected] = await Promise.all([readTypes(supplier.folder), readTypes(consumer.folder)]);
  const types = items.map(({ module, type }) => {
    const file = expected.modules[module]?.replace(/\.d\.ts$/, '');
    // A third-party package is compared by its version.
    return file === undefined ? () => 'unknown' : (folder: string) => type(`${folder}/${file}`);
  });
  return { supplied, expected, types };
}

function explain(name: string, { supplier, consumer }: Pair, reason: string, changed: Candidate['changed']): string {
  const advice = changed.includes(supplier.manifest.app)
    ? 'добавьте новое рядом со старым (необязательное или под другим именем)'
    : `сначала выпустите ${supplier.manifest.app} с тем же контрактом`;
  return `${name}: ${describeRelease(consumer)} собран с другим типом, чем у ${describeRelease(supplier)}: ${reason} Что делать: ${advice} или ${releaseTogether(supplier, consumer)}`;
}

const releaseTogether = (supplier: CheckedRelease, consumer: CheckedRelease) =>
  `выпустите обе части вместе: npm run release -- ${supplier.manifest.app} ${consumer.manifest.app}`;

/** Undefined for an old release without declarations: it is compared by names only. */
const hashOf = ({ manifest }: CheckedRelease) => manifest.files[TYPES_FILE];

const keyOf = ({ supplier, consumer, items }: Pair) =>
  createHash('sha256')
    .update(JSON.stringify([METHOD, hashOf(supplier), hashOf(consumer), items.map(({ name }) => name)]))
    .digest('hex');
