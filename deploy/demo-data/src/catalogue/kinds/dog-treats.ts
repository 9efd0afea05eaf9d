import { flavours, things } from './choices';
import type { ProductKind, Story } from './kind';
import { byCount, portions } from './sizes';

const story: Story = {
  prose: 'goods',
  about: [
    'Поощрение, ради которого собака готова выучить ещё одну команду.',
    'Вкусно, понятно по составу и удобно носить в кармане.',
    'Лакомство для прогулок, занятий и тихого вечера дома.',
    'Делаем небольшими партиями и сушим при низкой температуре, чтобы сохранить запах и пользу.',
  ],
  features: [
    'без соли, сахара и красителей',
    'из мяса, которое прошло ветеринарный контроль',
    'не крошится и не пачкает руки',
    'подходит собакам всех пород',
    'упаковка с застёжкой',
    'яркий натуральный запах',
  ],
  adviceHeading: 'Как давать',
  advice: [
    'Лакомства не заменяют корм: не больше десятой части дневного рациона.',
    'Давайте под присмотром и следите, чтобы рядом была вода.',
    'Подходит собакам старше четырёх месяцев.',
    'После вскрытия храните в сухом месте не дольше месяца.',
  ],
};

const base = {
  section: 'tovary_dlya_sobak/lakomstva',
  trade: 'dogTreats',
  animal: 'dog',
  offersBy: 'weight',
  bulk: 0.9,
  story,
} as const satisfies Partial<ProductKind>;

const meats = flavours(
  ['из говядины', 'Говядина'],
  ['из индейки', 'Индейка'],
  ['из курицы', 'Курица'],
  ['из кролика', 'Кролик'],
  ['из утки', 'Утка'],
  ['из оленины', 'Оленина'],
  ['из ягнёнка', 'Ягнёнок'],
  ['из лосося', 'Лосось'],
);

const withMeats = flavours(
  ['с говядиной', 'Говядина'],
  ['с индейкой', 'Индейка'],
  ['с курицей', 'Курица'],
  ['с уткой', 'Утка'],
  ['с ягнёнком', 'Ягнёнок'],
  ['с печенью', 'Печень'],
  ['с лососем', 'Лосось'],
);

export const dogTreats: readonly ProductKind[] = [
  {
    ...base,
    code: 'dog-dried-treat',
    share: 36,
    shape: 'pouch',
    names: things(
      ['Сушёные ломтики', 'sushenye'],
      ['Мясные кубики', 'sushenye'],
      ['Вяленые полоски', 'sushenye', 1.1],
      ['Колбаски', 'sushenye', 0.95],
      ['Мясные чипсы', 'sushenye'],
    ),
    facets: [
      { separator: ' ', options: meats },
      {
        separator: ' ',
        options: [
          { text: 'для собак', values: { breed: 'Все породы' } },
          { text: 'для мелких пород', values: { breed: 'Мелкие' } },
          { text: 'для щенков', values: { age: 'Щенки' } },
        ],
      },
    ],
    sizes: [portions(10, 50, 90), portions(12, 60), portions(6, 80, 250)],
    price: 260,
  },
  {
    ...base,
    code: 'dog-offal-treat',
    share: 16,
    shape: 'bag',
    names: things(
      ['Лёгкое говяжье сушёное', 'sushenye', 0.9],
      ['Рубец говяжий сушёный', 'sushenye', 0.95],
      ['Трахея говяжья', 'zhevatelnye', 0.9],
      ['Уши кроличьи с шерстью', 'zhevatelnye', 1.5],
      ['Жилы говяжьи', 'zhevatelnye', 1.3],
    ),
    facets: [
      {
        separator: ' ',
        options: [
          { text: 'для собак', values: { breed: 'Все породы', taste: 'Субпродукты' } },
          { text: 'для крупных пород', values: { breed: 'Крупные', taste: 'Субпродукты' } },
        ],
      },
    ],
    sizes: [portions(10, 50, 200), portions(12, 100)],
    price: 240,
  },
  {
    ...base,
    code: 'dog-chew',
    share: 22,
    shape: 'box',
    names: things(
      ['Косточка жевательная', 'zhevatelnye'],
      ['Палочка жевательная', 'zhevatelnye', 0.9],
      ['Рог жевательный', 'zhevatelnye', 1.8],
      ['Косточка узловая', 'zhevatelnye', 1.1],
    ),
    facets: [{ separator: ' ', options: [{ text: 'для собак' }, ...withMeats] }],
    offersBy: 'size',
    sizes: [
      [
        { text: 'S, 10 см', value: 'S', grams: 40, measure: 1, pack: 10 },
        { text: 'M, 15 см', value: 'M', grams: 80, measure: 1.8, pack: 6 },
        { text: 'L, 20 см', value: 'L', grams: 140, measure: 2.9, pack: 4 },
      ],
    ],
    price: 85,
  },
  {
    ...base,
    code: 'dog-biscuit',
    share: 22,
    shape: 'box',
    names: things(
      ['Печенье', 'pechene'],
      ['Подушечки', 'pechene', 1.15],
      ['Крекеры', 'pechene'],
      ['Косточки бисквитные', 'pechene', 0.95],
    ),
    facets: [{ separator: ' ', options: withMeats }],
    sizes: [portions(8, 200, 500), portions(6, 350), portions(10, 150, 400)],
    price: 78,
  },
  {
    ...base,
    code: 'dog-dental',
    share: 14,
    shape: 'pouch',
    names: things(['Палочки для чистки зубов', 'dlya_zubov'], ['Зубные щёточки жевательные', 'dlya_zubov', 1.2]),
    facets: [
      {
        separator: ' ',
        options: [
          { text: 'для мелких пород', values: { breed: 'Мелкие' }, priceFactor: 0.8 },
          { text: 'для средних пород', values: { breed: 'Средние' } },
          { text: 'для крупных пород', values: { breed: 'Крупные' }, priceFactor: 1.3 },
        ],
      },
      {
        separator: ', ',
        options: [
          { text: 'с мятой', values: { taste: 'Мята' } },
          { text: 'с эвкалиптом', values: { taste: 'Эвкалипт' } },
          { text: 'с петрушкой', values: { taste: 'Петрушка' } },
        ],
      },
    ],
    offersBy: 'count',
    sizes: [byCount(18, 7, 28), byCount(18, 5, 15)],
    price: 34,
  },
];
