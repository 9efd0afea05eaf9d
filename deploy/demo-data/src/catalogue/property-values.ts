import type { Animal, property, propertyValue } from 'deploy-api/db/schema/index';
import { codeOf } from 'deploy-api/seed/places/code-of';
import { brands } from './brands/brands';
import { type Property, properties, type Size } from './kinds/kind';
import { kinds } from './kinds/kinds';

/** The property that every product has, with a value for each brand. */
const BRAND = { id: 1, code: 'brend', name: 'Бренд', sort: 10 };

const propertyList = Object.entries(properties).map(([key, { code, name }], index) => ({
  key,
  row: { id: index + 2, code, name, sort: (index + 2) * 10 },
}));

/** The text of a size on a chip and in the filter: its letter or number if it has one, otherwise the whole text. */
export function sizeValue(size: Size): string {
  return size.value ?? /^(XS|S|M|L|XL|№ \d+)(?=,)/.exec(size.text)?.[0] ?? size.text;
}

const alphabetical = new Intl.Collator('ru', { numeric: true });

/** Sizes sorted by their quantity, other values by name. */
function valuesOf(key: string): string[] {
  const measured = new Map<string, number>();
  const named = new Set<string>();
  for (const kind of kinds) {
    const choices = [...kind.names, ...kind.facets.flatMap(({ options }) => options)];
    for (const { values } of choices) {
      for (const [property, value] of Object.entries(values ?? {})) {
        if (property === key) named.add(value);
      }
    }
    if (kind.offersBy === key) {
      for (const size of [...kind.sizes, ...choices.flatMap(({ sizes }) => sizes ?? [])].flat()) {
        measured.set(sizeValue(size), size.grams);
      }
    }
  }
  return [
    ...[...named].sort(alphabetical.compare),
    ...[...measured].sort(([, one], [, other]) => one - other).map(([value]) => value),
  ];
}

/** The animals of «Для кого» values, for goods of the vet pharmacy, whose sections are for several animals. */
const animals: Readonly<Record<string, Animal>> = { Собака: 'dog', Кошка: 'cat' };

type PropertyRow = typeof property.$inferInsert;
type ValueRow = typeof propertyValue.$inferInsert;

/** All properties and their values, with fixed IDs. {@link find} returns the ID of one. */
export function propertyTables(): { properties: PropertyRow[]; values: ValueRow[]; find: FindValue } {
  const values: ValueRow[] = brands.map(({ id, code, name }, index) => ({
    id,
    propertyId: BRAND.id,
    code,
    value: name,
    animal: null,
    sort: (index + 1) * 10,
  }));
  const known = new Map<string, number>();
  for (const { key, row } of propertyList) {
    valuesOf(key).forEach((value, index) => {
      const id = row.id * 1000 + index + 1;
      const animal = key === 'pet' ? (animals[value] ?? null) : null;
      values.push({ id, propertyId: row.id, code: codeOf(value), value, animal, sort: (index + 1) * 10 });
      known.set(`${key}/${value}`, id);
    });
  }
  return {
    properties: [BRAND, ...propertyList.map(({ row }) => row)],
    values,
    find(key, value) {
      const id = known.get(`${key}/${value}`);
      if (id === undefined) throw new Error(`The property ${key} has no value ${value}`);
      return id;
    },
  };
}

export type FindValue = (key: Property, value: string) => number;
