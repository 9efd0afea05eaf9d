import { type Random, randomOf } from '../random/random';

/** An animal that a customer shops for. */
export interface Pet {
  /** Code of the root section of its goods. */
  readonly root: string;
  /** Its value of «Для кого»; null: the goods do not tell the animals of this section apart by it. */
  readonly kind: string | null;
  /** Its values of «Возраст» and «Размер породы». */
  readonly age: string | null;
  readonly breed: string | null;
}

/** Animals as often as shops see them. */
const roots = [
  ...Array<string>(9).fill('tovary_dlya_koshek'),
  ...Array<string>(7).fill('tovary_dlya_sobak'),
  'tovary_dlya_gryzunov',
  'tovary_dlya_gryzunov',
  'tovary_dlya_ptits',
  'akvariumistika',
  'tovary-dlya-reptilij',
];

/** The values of «Для кого» by root section. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  tovary_dlya_sobak: ['Собака'],
  tovary_dlya_koshek: ['Кошка'],
  tovary_dlya_gryzunov: ['Хомяк', 'Кролик', 'Морская свинка', 'Шиншилла', 'Крыса'],
  tovary_dlya_ptits: ['Волнистый попугай', 'Средний попугай', 'Крупный попугай', 'Канарейка'],
  akvariumistika: ['Золотые рыбки', 'Цихлиды', 'Мелкие рыбы', 'Петушки', 'Гуппи'],
  'tovary-dlya-reptilij': ['Водная черепаха', 'Сухопутная черепаха', 'Агама', 'Геккон', 'Игуана'],
};
const ages: Readonly<Record<string, readonly string[]>> = {
  tovary_dlya_sobak: ['Щенки', 'Взрослые', 'Взрослые', 'Взрослые', 'Пожилые'],
  tovary_dlya_koshek: ['Котята', 'Взрослые', 'Взрослые', 'Взрослые', 'Пожилые'],
};
const breeds: Readonly<Record<string, readonly string[]>> = {
  tovary_dlya_sobak: ['Мелкие', 'Мелкие', 'Средние', 'Крупные'],
};

/** The one or two animals of a customer. */
export function petsOf(customerId: number, seed: number): Pet[] {
  const random = randomOf(seed, 'pets', customerId);
  return Array.from({ length: random.chance(0.3) ? 2 : 1 }, () => petOf(random.pick(roots), random));
}

function petOf(root: string, random: Random): Pet {
  const one = (values: readonly string[] | undefined) => (values ? random.pick(values) : null);
  return { root, kind: one(kinds[root]), age: one(ages[root]), breed: one(breeds[root]) };
}
