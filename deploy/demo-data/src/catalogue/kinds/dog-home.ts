import { colours, materials, things, words } from './choices';
import { play, rest } from './dog-home-stories';
import type { ProductKind } from './kind';
import { byCount, bySize } from './sizes';

const toys = {
  trade: 'dogToys',
  section: 'tovary_dlya_sobak/igrushki',
  animal: 'dog',
  offersBy: 'size',
  bulk: 1,
  story: play,
} as const;
const beds = {
  trade: 'beds',
  section: 'tovary_dlya_sobak/lezhaki_i_domiki',
  animal: 'dog',
  offersBy: 'size',
  bulk: 1,
  story: rest,
} as const;

const plush = words('заяц', 'лиса', 'утка', 'медведь', 'енот', 'морж', 'ёж', 'лось');

export const dogHome: readonly ProductKind[] = [
  {
    ...toys,
    code: 'dog-ball',
    share: 22,
    shape: 'toy-ball',
    names: things(
      ['Мяч', 'myachi'],
      ['Мяч с пищалкой', 'myachi', 1.15],
      ['Мяч на верёвке', 'myachi', 1.3],
      ['Мяч светящийся', 'myachi', 1.5],
    ),
    facets: [
      {
        separator: ' ',
        options: materials(
          ['из литой резины', 'Резина'],
          ['из термопластика', 'Термопластик', 1.1],
          ['из латекса', 'Латекс', 0.9],
        ),
      },
      { separator: ', ', options: colours('m', 'red', 'blue', 'orange', 'green', 'pink') },
    ],
    sizes: [bySize(['5 см', 60, 1], ['7 см', 110, 1.35]), bySize(['6 см', 80, 1.1], ['9 см', 170, 1.7])],
    price: 290,
  },
  {
    ...toys,
    code: 'dog-rope',
    share: 16,
    shape: 'toy-rope',
    names: things(
      ['Канат с узлами', 'kanaty'],
      ['Грейфер', 'kanaty', 1.1],
      ['Канат с мячом', 'kanaty', 1.3],
      ['Кольцо-перетяжка', 'kanaty', 1.2],
    ),
    facets: [
      {
        separator: ' ',
        options: materials(['из хлопка', 'Хлопок'], ['из джута', 'Джут', 1.1], ['из полиэстера', 'Полиэстер', 0.9]),
      },
      { separator: ' ', options: words('для мелких пород', 'для средних пород', 'для крупных пород') },
    ],
    sizes: [bySize(['25 см', 90, 1], ['40 см', 180, 1.5])],
    story: {
      ...play,
      features: ['чистит зубы во время игры', 'волокна не разлохмачиваются', 'прочные узлы', 'можно стирать'],
    },
    price: 310,
  },
  {
    ...toys,
    code: 'dog-plush',
    share: 14,
    shape: 'toy-mouse',
    names: things(['Мягкая игрушка с пищалкой', 'myagkie'], ['Игрушка с шуршащей тканью', 'myagkie', 1.1]),
    facets: [{ separator: ', ', options: plush }],
    sizes: [bySize(['18 см', 90, 1], ['28 см', 150, 1.4])],
    story: {
      ...play,
      about: ['Мягкая, её удобно носить, трясти и приносить хозяину.', 'Утешает, когда дома никого нет.'],
      features: ['пищалка внутри', 'прочные двойные швы', 'гипоаллергенный наполнитель', 'можно стирать'],
    },
    price: 420,
  },
  {
    ...toys,
    code: 'dog-puzzle',
    share: 10,
    shape: 'toy-ball',
    names: things(
      ['Игрушка для лакомств', 'dlya_lakomstv'],
      ['Головоломка для лакомств', 'dlya_lakomstv', 1.7],
      ['Нюхательный коврик', 'dlya_lakomstv', 1.9],
    ),
    facets: [{ separator: ', цвет ', options: colours('m', 'blue', 'green', 'orange', 'grey') }],
    sizes: [bySize(['S', 150, 1], ['L', 260, 1.35])],
    story: {
      ...play,
      about: ['Двадцать минут поиска утомляют собаку не меньше прогулки.', 'Собака думает, а не грызёт тапочки.'],
      features: [
        'легко наполнить и вымыть',
        'нескользящее дно',
        'сложность растёт вместе с умением',
        'материал безопасен для зубов',
      ],
      advice: [
        'Начните с простого: положите лакомство на виду.',
        'Наполняйте частью дневной нормы корма.',
        'После игры вымойте тёплой водой.',
      ],
    },
    price: 560,
  },
  {
    ...beds,
    code: 'dog-bed',
    share: 22,
    shape: 'bed',
    names: things(['Лежак', 'lezhaki'], ['Лежак с бортиком', 'lezhaki', 1.15], ['Диван', 'lezhaki', 1.5]),
    facets: [
      {
        separator: ' ',
        options: materials(
          ['из велюра', 'Велюр', 1.1],
          ['из рогожки', 'Рогожка'],
          ['из плюша', 'Плюш', 1.05],
          ['из бархата', 'Бархат', 1.2],
        ),
      },
      { separator: ', ', options: colours('m', 'grey', 'beige', 'green', 'blue', 'brown') },
    ],
    sizes: [bySize(['50 × 40 см', 900, 1], ['70 × 55 см', 1600, 1.5], ['100 × 70 см', 2800, 2.3])],
    price: 1690,
  },
  {
    ...beds,
    code: 'dog-house',
    share: 8,
    shape: 'house',
    names: things(['Домик', 'domiki'], ['Вигвам', 'domiki', 1.2]),
    facets: [
      { separator: ' ', options: materials(['из войлока', 'Войлок'], ['из хлопка', 'Хлопок', 1.1]) },
      { separator: ', ', options: colours('m', 'grey', 'beige', 'brown') },
    ],
    sizes: [bySize(['40 × 40 см', 1100, 1], ['55 × 55 см', 1800, 1.4])],
    price: 2290,
  },
  {
    ...beds,
    code: 'dog-mat',
    share: 8,
    shape: 'bed',
    names: things(['Матрас', 'matrasy'], ['Коврик охлаждающий', 'matrasy', 1.2]),
    facets: [{ separator: ', ', options: colours('m', 'grey', 'blue', 'green') }],
    sizes: [bySize(['60 × 45 см', 800, 1], ['90 × 60 см', 1500, 1.7])],
    story: {
      ...rest,
      about: ['Ложится в клетку, в машину и на любимое место у двери.', 'Тонкий, прочный и лёгкий: свернул и поехал.'],
      features: ['складывается в дорогу', 'нескользящее дно', 'легко моется', 'быстро сохнет'],
      advice: ['Измерьте собаку во сне от носа до основания хвоста.', 'Стирайте при 30 °C без отбеливателя.'],
    },
    price: 1290,
  },
  {
    ...toys,
    code: 'dog-bag',
    trade: 'hygiene',
    section: 'tovary_dlya_sobak/gigiena',
    share: 6,
    shape: 'box',
    names: things(['Пакеты для выгула', 'pakety'], ['Биоразлагаемые пакеты для выгула', 'pakety', 1.5]),
    facets: [{ separator: ', ', options: words('с держателем', 'сменные рулоны') }],
    offersBy: 'count',
    sizes: [byCount(3, 40, 120)],
    price: 4.2,
    bulk: 0.85,
    story: {
      prose: 'goods',
      about: [
        'Двор остаётся чистым, руки тоже.',
        'Плотные непрозрачные пакеты, которые не рвутся и не пропускают запах.',
      ],
      features: ['плотность 15 мкм', 'удобно отрывать', 'подходят к стандартным держателям', 'непрозрачные'],
      adviceHeading: 'Применение',
      advice: ['Держатель крепится на поводок или пояс.', 'Берегите от солнца и нагрева.'],
    },
  },
];
