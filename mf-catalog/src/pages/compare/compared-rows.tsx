import type { ProductDetail } from '@zapovednik/api/catalog/models/product-detail';
import { formatPrice } from '@zapovednik/rules/format';
import { Rating } from '@zapovednik/ui';
import type { ReactNode } from 'react';
import type { ComparedProduct } from '../../comparison/compared-details-query';
import { StockLevel } from '../../product-card/stock-level';
import { describedIn } from './described';

/** A product that is there. */
export type Column = ComparedProduct & { readonly product: ProductDetail };

/** One property of all products. */
interface ComparedRow {
  readonly name: string;
  /** In the order of the products. */
  readonly cells: readonly ReactNode[];
  readonly differs: boolean;
}

export interface RowGroup {
  readonly title: string;
  readonly rows: readonly ComparedRow[];
}

/** Codes of the properties of the first groups; all others are in the last one. */
const groups: readonly (readonly [title: string, codes: readonly string[]])[] = [
  ['Для кого', ['dlya_kogo', 'vozrast', 'razmer_porody', 'osobye_potrebnosti']],
  ['Размер и вес', ['ves', 'obem', 'razmer', 'kolichestvo']],
];
const grouped = new Set(groups.flatMap(([, codes]) => codes));
const missing = '—';

/**
 * The rows of the table in groups; in each group, rows with different values come first. Groups without rows are left
 * out.
 */
export function rowsOf(columns: readonly Column[]): RowGroup[] {
  const properties = propertiesOf(columns);
  const rows = (has: (code: string) => boolean) =>
    properties.filter(({ code }) => has(code)).map(({ code, name }) => textRow(name, columns.map(textOf(code))));
  return [
    {
      title: 'Цена и наличие',
      rows: [...measureRow(columns), stockRow(columns), scoreRow(columns), bonusRow(columns)],
    },
    ...groups.map(([title, codes]) => ({ title, rows: rows((code) => codes.includes(code)) })),
    { title: 'Состав и анализ', rows: describedRows(columns) },
    { title: 'О товаре', rows: rows((code) => !grouped.has(code)) },
  ]
    .filter((group) => group.rows.length > 0)
    .map((group) => ({
      ...group,
      rows: [...group.rows].sort((one, other) => Number(other.differs) - Number(one.differs)),
    }));
}

/** All properties that at least one of the products has, in the order of the catalogue. */
function propertiesOf(columns: readonly Column[]) {
  const all = new Map(columns.flatMap(({ product }) => product.characteristics.map((one) => [one.code, one])));
  return [...all.values()].sort((one, other) => one.sort - other.sort);
}

const textOf =
  (code: string) =>
  ({ product }: Column): string =>
    product.characteristics
      .filter((property) => property.code === code)
      .map(({ value }) => value)
      .join(', ') || missing;

const textRow = (name: string, texts: readonly string[]): ComparedRow => ({
  name,
  cells: texts,
  differs: new Set(texts).size > 1,
});

/** Composition and analysis: all names that at least one of the products has, in the order of the descriptions. */
function describedRows(columns: readonly Column[]): ComparedRow[] {
  const described = columns.map(({ product }) => describedIn(product.description));
  const names = new Set(described.flat().map(({ name }) => name));
  return [...names].map((name) =>
    textRow(
      name,
      described.map((own) => own.find((one) => one.name === name)?.value ?? missing),
    ),
  );
}

/** The price of a kilogram, litre or piece: what packages of different sizes are compared by. */
function measureRow(columns: readonly Column[]): ComparedRow[] {
  const units = new Set(columns.flatMap(({ product }) => product.price.measure?.unit ?? []));
  const [unit] = units;
  if (!unit) return [];
  const isOne = units.size === 1;
  const texts = columns.map(({ product: { price, characteristics } }) => {
    if (price.measure) return `${formatPrice(price.measure.price)}${isOne ? '' : ` за ${price.measure.unit}`}`;
    // A package of exactly one unit has no other price than its own.
    return isOne && characteristics.some(({ value }) => value === `1 ${unit}`) ? formatPrice(price.current) : missing;
  });
  return [textRow(isOne ? `Цена за ${unit}` : 'Цена за единицу', texts)];
}

function stockRow(columns: readonly Column[]): ComparedRow {
  return {
    name: 'Наличие',
    cells: columns.map(({ product }) => <StockLevel key={product.id} quantity={product.quantity} />),
    differs: new Set(columns.map(({ product }) => product.quantity > 0)).size > 1,
  };
}

function scoreRow(columns: readonly Column[]): ComparedRow {
  return {
    name: 'Оценка',
    cells: columns.map(({ stored, score }) =>
      score?.count ? <Rating key={stored.id} value={score.average} /> : missing,
    ),
    differs: new Set(columns.map(({ score }) => score?.average ?? 0)).size > 1,
  };
}

const bonusRow = (columns: readonly Column[]): ComparedRow =>
  textRow(
    'Бонусы',
    columns.map(({ product }) => (product.bonus > 0 ? `+${product.bonus}` : missing)),
  );
