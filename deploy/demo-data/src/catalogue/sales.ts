import { formatDate } from '@zapovednik/rules/dates';
import type { sale } from 'deploy-api/db/schema/index';
import type { Random } from '../random/random';
import type { Family } from './families/families';
import type { ProductKind } from './kinds/kind';

type SaleRow = typeof sale.$inferInsert;

interface Sale extends SaleRow {
  /** Whether a discounted family belongs to it. */
  holds(family: Family, percent: number): boolean;
}

const isFood = ({ code }: ProductKind) => /(dry|tin|pouch|wet|food)/.test(code);

const offers: readonly Sale[] = [
  {
    id: 1,
    code: 'skidki-nedeli',
    name: 'Скидки недели',
    holds: (_, percent) => percent >= 15,
  },
  {
    id: 2,
    code: 'pervyy-korm',
    name: 'Первый корм щенка и котёнка',
    holds: ({ kind, choices }) =>
      isFood(kind) && choices.some(({ values }) => values?.age === 'Щенки' || values?.age === 'Котята'),
  },
  {
    id: 3,
    code: 'chisto-doma',
    name: 'Чисто дома',
    holds: ({ kind }) => kind.code.startsWith('litter-') || kind.code === 'dog-pad',
  },
  {
    id: 4,
    code: 'sezon-bez-kleshchey',
    name: 'Сезон без клещей',
    holds: ({ kind }) => kind.trade === 'antiparasitic',
  },
  {
    id: 5,
    code: 'polnaya-miska',
    name: 'Полная миска',
    holds: ({ kind }, percent) => isFood(kind) && percent < 15,
  },
  {
    id: 6,
    code: 'uyutnyy-dom',
    name: 'Уютный дом',
    holds: ({ kind }) => kind.trade === 'beds' || kind.trade === 'scratchers' || kind.trade === 'rodentHome',
  },
];

export const sales: readonly SaleRow[] = offers.map(({ id, code, name }) => ({ id, code, name }));

/** The sales of a family; none without a discount. */
export function salesOf(family: Family, percent: number): number[] {
  return percent === 0 ? [] : offers.filter((offer) => offer.holds(family, percent)).map(({ id }) => id);
}

const seasons: Readonly<Record<string, readonly string[]>> = {
  summer: ['vet-drops', 'vet-collar', 'vet-pest-tablet', 'vet-pest-spray', 'dog-mat', 'dog-ball', 'cat-harness'],
  winter: ['dog-overall', 'dog-sweater', 'dog-house', 'cat-hammock', 'cat-bed', 'bird-mineral'],
};

/** Code of the season (CAT-45). Null for goods without a season. */
export function seasonOf({ code }: ProductKind): string | null {
  return Object.keys(seasons).find((season) => seasons[season]?.includes(code)) ?? null;
}

/** `12.2026`, as on a package */
const monthAndYear = (at: Date): string => formatDate(at.toISOString()).slice('01.'.length);

/** One product in forty is marked down: food because of its date, other goods because of their packaging. */
export function markdownOf(
  kind: ProductKind,
  today: Date,
  random: Random,
): { reason: string; percent: number } | undefined {
  if (kind.prescription || !random.chance(0.025)) {
    return undefined;
  }
  const percent = random.pick([20, 30, 40, 50]);
  const soon = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + random.int(1, 3), 1));
  const reason =
    isFood(kind) && random.chance(0.7)
      ? `Срок годности до ${monthAndYear(soon)}`
      : kind.offersBy === 'size' && kind.story.prose === 'goods'
        ? random.pick(['Повреждена упаковка', 'Витринный образец', 'Вскрыта упаковка, товар цел'])
        : 'Повреждена упаковка';
  return { reason, percent };
}
