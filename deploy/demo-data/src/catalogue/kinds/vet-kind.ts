import type { Option } from './kind';

/** For whom a remedy is, where the dose goes by weight. */
export const petsByWeight: readonly Option[] = [
  { say: 'для собак до 10 кг', values: { pet: 'Собака' }, dear: 0.9 },
  { say: 'для собак 10–25 кг', values: { pet: 'Собака' } },
  { say: 'для собак 25–40 кг', values: { pet: 'Собака' }, dear: 1.15 },
  { say: 'для кошек', values: { pet: 'Кошка' }, dear: 0.85 },
];

/** For whom a remedy is, where it is one for dogs and one for cats. */
export const dogOrCat: readonly Option[] = [
  { say: 'для собак', values: { pet: 'Собака' } },
  { say: 'для кошек', values: { pet: 'Кошка' }, dear: 0.95 },
];

/** What all goods of the vet pharmacy have in common. */
export const vetKind = { animal: 'none', bulk: 0.9 } as const;
