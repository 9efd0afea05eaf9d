import type { Option } from './kind';

/** For whom a remedy is, where the dose goes by weight. */
export const petsByWeight: readonly Option[] = [
  { text: 'для собак до 10 кг', values: { pet: 'Собака' }, priceFactor: 0.9 },
  { text: 'для собак 10–25 кг', values: { pet: 'Собака' } },
  { text: 'для собак 25–40 кг', values: { pet: 'Собака' }, priceFactor: 1.15 },
  { text: 'для кошек', values: { pet: 'Кошка' }, priceFactor: 0.85 },
];

/** For whom a remedy is, where it is one for dogs and one for cats. */
export const dogOrCat: readonly Option[] = [
  { text: 'для собак', values: { pet: 'Собака' } },
  { text: 'для кошек', values: { pet: 'Кошка' }, priceFactor: 0.95 },
];

/** What all goods of the vet pharmacy have in common. */
export const vetKind = { animal: 'none', bulk: 0.9 } as const;
