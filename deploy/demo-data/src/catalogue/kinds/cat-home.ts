import { hunting, rest, scratching } from './cat-home-stories';
import { colours, materials, things, words } from './choices';
import type { ProductKind } from './kind';
import { bySize } from './sizes';

const cat = { animal: 'cat', offersBy: 'size', bulk: 1 } as const;
const posts = {
  ...cat,
  section: 'tovary_dlya_koshek/kogtetochki',
  trade: 'scratchers',
  shape: 'scratcher',
  story: scratching,
} as const;
const toys = {
  ...cat,
  section: 'tovary_dlya_koshek/igrushki',
  trade: 'catToys',
  shape: 'toy-mouse',
  story: hunting,
} as const;
const beds = { ...cat, section: 'tovary_dlya_koshek/lezhaki_i_domiki', trade: 'beds', story: rest } as const;

export const catHome: readonly ProductKind[] = [
  {
    ...posts,
    code: 'cat-post',
    share: 14,
    names: things(
      ['Когтеточка-столбик', 'stolbiki'],
      ['Когтеточка угловая', 'stolbiki', 0.8],
      ['Когтеточка с полкой', 'stolbiki', 1.4],
    ),
    facets: [
      {
        separator: ' ',
        options: materials(['из джута', 'Джут'], ['из сизаля', 'Сизаль', 1.15], ['из ковролина', 'Ковролин', 0.85]),
      },
      { separator: ', ', options: colours('f', 'grey', 'beige', 'brown') },
    ],
    sizes: [
      bySize(['высота 40 см', 1800, 1], ['высота 60 см', 2900, 1.4]),
      bySize(['высота 50 см', 2400, 1.2], ['высота 80 см', 3900, 1.9]),
    ],
    story: {
      ...scratching,
      about: [
        'Когти точат здесь, а диван остаётся целым.',
        'Устойчивое основание: не шатается, даже если прыгнуть с разбега.',
      ],
      features: ['плотная намотка', 'тяжёлое основание', 'сборка за пять минут', 'столбик можно заменить'],
    },
    price: 990,
  },
  {
    ...posts,
    code: 'cat-tower',
    share: 12,
    names: things(
      ['Игровой комплекс', 'kompleksy'],
      ['Игровой комплекс с домиком', 'kompleksy', 1.25],
      ['Игровой комплекс с гамаком', 'kompleksy', 1.2],
    ),
    facets: [{ separator: ', ', options: colours('m', 'grey', 'beige', 'brown', 'green') }],
    sizes: [bySize(['высота 110 см', 9500, 1], ['высота 160 см', 15500, 1.6])],
    price: 5490,
  },
  {
    ...posts,
    code: 'cat-cardboard',
    share: 8,
    names: things(['Когтеточка картонная', 'kartonnye'], ['Когтеточка-лежанка картонная', 'kartonnye', 1.6]),
    facets: [{ separator: ', ', options: words('волна', 'доска', 'бабочка', 'восьмёрка') }],
    sizes: [bySize(['45 × 22 см', 700, 1], ['60 × 28 см', 1100, 1.4])],
    story: {
      ...scratching,
      about: ['Шуршит, пахнет и точит когти лучше дивана.', 'Лёгкая: поставьте там, где кошка драла обои.'],
      features: [
        'плотный гофрокартон',
        'можно перевернуть второй стороной',
        'кошачья мята в комплекте',
        'без клея с запахом',
      ],
      advice: ['Посыпьте кошачьей мятой и положите у любимого места.', 'Вытряхивайте крошки раз в неделю.'],
    },
    price: 490,
  },
  {
    ...toys,
    code: 'cat-mouse',
    share: 12,
    names: things(['Мышка', 'myshki'], ['Мышка с кошачьей мятой', 'myshki', 1.2], ['Мышка заводная', 'myshki', 2.1]),
    facets: [
      { separator: ' ', options: materials(['из меха', 'Мех', 1.1], ['из фетра', 'Фетр'], ['из хлопка', 'Хлопок']) },
      { separator: ', ', options: colours('f', 'grey', 'beige', 'brown', 'pink') },
    ],
    sizes: [bySize(['6 см', 15, 1], ['10 см', 25, 1.3])],
    price: 190,
  },
  {
    ...toys,
    code: 'cat-wand',
    share: 12,
    names: things(['Удочка', 'udochki'], ['Удочка телескопическая', 'udochki', 1.4], ['Дразнилка', 'udochki', 0.8]),
    facets: [{ separator: ' ', options: words('с перьями', 'с рыбкой', 'с лентами', 'с бабочкой', 'с мышкой') }],
    sizes: [bySize(['45 см', 40, 1], ['90 см', 60, 1.25])],
    story: { ...hunting, features: ['гибкий прут', 'прочная леска', 'насадку можно заменить', 'удобная ручка'] },
    price: 340,
  },
  {
    ...toys,
    code: 'cat-ball',
    share: 8,
    shape: 'toy-ball',
    names: things(
      ['Мячик с бубенчиком', 'myachiki'],
      ['Трек с шариком', 'myachiki', 3.6],
      ['Мячик шуршащий', 'myachiki', 0.9],
    ),
    facets: [{ separator: ', ', options: colours('m', 'red', 'blue', 'green', 'orange') }],
    sizes: [bySize(['малый', 20, 1], ['большой', 45, 1.3])],
    story: { ...hunting, features: ['катится почти бесшумно', 'без мелких деталей', 'яркий цвет', 'легко моется'] },
    price: 170,
  },
  {
    ...beds,
    code: 'cat-bed',
    share: 12,
    shape: 'bed',
    names: things(['Лежанка', 'lezhaki'], ['Лежанка-пончик', 'lezhaki', 1.2]),
    facets: [
      {
        separator: ' ',
        options: materials(['из плюша', 'Плюш'], ['из велюра', 'Велюр', 1.1], ['из флиса', 'Флис', 0.9]),
      },
      { separator: ', ', options: colours('f', 'grey', 'beige', 'pink', 'turquoise') },
    ],
    sizes: [bySize(['40 см', 500, 1], ['50 см', 750, 1.3])],
    price: 1290,
  },
  {
    ...beds,
    code: 'cat-house',
    share: 10,
    shape: 'house',
    names: things(['Домик', 'domiki'], ['Домик-пещера', 'domiki', 1.15], ['Домик с когтеточкой', 'domiki', 1.5]),
    facets: [
      {
        separator: ' ',
        options: materials(['из войлока', 'Войлок', 1.1], ['из плюша', 'Плюш'], ['из рогожки', 'Рогожка']),
      },
      { separator: ', ', options: colours('m', 'grey', 'beige', 'blue') },
    ],
    sizes: [bySize(['38 × 38 см', 900, 1], ['45 × 45 см', 1300, 1.3])],
    price: 1890,
  },
  {
    ...beds,
    code: 'cat-hammock',
    share: 6,
    shape: 'bed',
    names: things(['Гамак на батарею', 'gamaki'], ['Гамак на окно', 'gamaki', 1.2]),
    facets: [{ separator: ', ', options: colours('m', 'grey', 'beige', 'turquoise') }],
    sizes: [bySize(['до 6 кг', 800, 1], ['до 12 кг', 1100, 1.3])],
    story: {
      ...rest,
      about: ['Высоко, тепло и видно всю улицу.', 'Выдерживает прыжок и не провисает.'],
      features: ['прочный каркас', 'съёмный чехол', 'крепится без сверления', 'стирка при 30 °C'],
      advice: ['Проверьте крепление рукой, прежде чем пустить кошку.', 'Чехол стирайте в деликатном режиме.'],
    },
    price: 1190,
  },
];
