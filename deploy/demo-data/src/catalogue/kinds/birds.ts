import { feeding, living, pecking } from './birds-stories';
import { colours, flavours, forPets, materials, things, words } from './choices';
import type { ProductKind } from './kind';
import { bySize, byWeight, portions } from './sizes';

const bird = { animal: 'bird', bulk: 1 } as const;
const food = {
  ...bird,
  section: 'tovary_dlya_ptits/korm',
  trade: 'birdFood',
  shape: 'bag',
  offersBy: 'weight',
  bulk: 0.87,
  story: feeding,
} as const;
const home = { ...bird, trade: 'birdHome', offersBy: 'size', story: living } as const;

export const birds: readonly ProductKind[] = [
  {
    ...food,
    code: 'bird-food',
    share: 58,
    names: [{ text: 'Корм' }, { text: 'Зерносмесь', priceFactor: 0.9 }, { text: 'Рацион', priceFactor: 1.2 }],
    facets: [
      {
        separator: ' ',
        options: [
          { text: 'для волнистых попугаев', leaf: 'dlya_volnistykh', values: { pet: 'Волнистый попугай' } },
          { text: 'для средних попугаев', leaf: 'dlya_srednikh', values: { pet: 'Средний попугай' }, priceFactor: 1.1 },
          { text: 'для крупных попугаев', leaf: 'dlya_krupnykh', values: { pet: 'Крупный попугай' }, priceFactor: 1.3 },
          { text: 'для канареек', leaf: 'dlya_kanareek', values: { pet: 'Канарейка' } },
        ],
      },
      {
        separator: ', ',
        options: words(
          'на каждый день',
          'с фруктами',
          'с минералами',
          'в период линьки',
          'с орехами',
          'с семенами трав',
        ),
      },
    ],
    sizes: [byWeight(0.5, 1), byWeight(0.4, 0.8, 2)],
    price: 290,
  },
  {
    ...food,
    code: 'bird-stick',
    share: 16,
    section: 'tovary_dlya_ptits/lakomstva',
    shape: 'seed-stick',
    names: things(['Зерновые палочки', 'palochki'], ['Зерновые шишки', 'palochki', 1.1]),
    facets: [
      { separator: ' ', options: forPets('для волнистых попугаев', 'для канареек', 'для средних попугаев') },
      {
        separator: ', ',
        options: flavours(['с мёдом', 'Мёд'], ['с фруктами', 'Фрукты'], ['с яйцом', 'Яйцо'], ['с кунжутом', 'Кунжут']),
      },
    ],
    sizes: [portions(12, 60), portions(10, 50, 100)],
    price: 190,
    story: pecking,
  },
  {
    ...food,
    code: 'bird-millet',
    share: 8,
    section: 'tovary_dlya_ptits/lakomstva',
    shape: 'hay',
    names: things(['Просо в колосьях', 'proso'], ['Чумиза в колосьях', 'proso', 0.9], ['Травяной сбор', 'proso']),
    facets: [{ separator: ' ', options: forPets('для птиц', 'для попугаев') }],
    sizes: [portions(10, 100, 250)],
    price: 120,
    story: {
      ...pecking,
      about: ['Колос занимает клюв и лапы, как на воле.', 'Лучшее угощение, чтобы подружиться.'],
      features: ['без химической обработки', 'помогает приручить птицу', 'природный корм', 'богато белком'],
      advice: ['Один колос на два-три дня.', 'Закрепите у жёрдочки или дайте с руки.'],
    },
  },
  {
    ...home,
    code: 'bird-cage-small',
    share: 12,
    section: 'tovary_dlya_ptits/kletki',
    shape: 'cage',
    names: things(['Клетка', 'dlya_melkikh'], ['Клетка с подставкой', 'dlya_melkikh', 1.5]),
    facets: [
      { separator: ' ', options: forPets('для канареек', 'для волнистых попугаев') },
      { separator: ', ', options: colours('f', 'grey', 'blue', 'beige') },
    ],
    sizes: [bySize(['35 × 28 × 46 см', 2100, 1], ['47 × 36 × 56 см', 3300, 1.5])],
    price: 2290,
  },
  {
    ...home,
    code: 'bird-cage-large',
    share: 8,
    section: 'tovary_dlya_ptits/kletki',
    shape: 'cage',
    names: things(['Клетка', 'dlya_krupnykh'], ['Вольер', 'dlya_krupnykh', 1.6]),
    facets: [{ separator: ' ', options: forPets('для крупных попугаев', 'для средних попугаев') }],
    sizes: [bySize(['60 × 50 × 100 см', 9500, 1], ['80 × 60 × 150 см', 16500, 1.7])],
    price: 8900,
  },
  {
    ...home,
    code: 'bird-perch',
    share: 14,
    section: 'tovary_dlya_ptits/aksessuary',
    shape: 'decor',
    names: things(
      ['Жёрдочка', 'zherdochki', 0.8],
      ['Качели', 'zherdochki'],
      ['Лесенка', 'zherdochki', 0.9],
      ['Игрушка с колокольчиком', 'zherdochki', 1.1],
    ),
    facets: [
      {
        separator: ' ',
        options: materials(['из берёзы', 'Дерево'], ['из лозы', 'Лоза'], ['из хлопкового каната', 'Хлопок', 1.2]),
      },
    ],
    sizes: [bySize(['S, 15 см', 40, 1], ['M, 25 см', 80, 1.3])],
    price: 260,
    story: {
      ...living,
      about: ['Натуральные материалы, приятные лапкам.', 'Птице есть чем заняться, и перья остаются на месте.'],
      features: ['без краски и лака', 'крепится к прутьям', 'можно мыть', 'безопасно клевать'],
    },
  },
  {
    ...home,
    code: 'bird-feeder',
    share: 8,
    section: 'tovary_dlya_ptits/aksessuary',
    shape: 'bowl',
    names: things(['Кормушка навесная', 'kormushki'], ['Поилка автоматическая', 'kormushki', 1.1]),
    facets: [{ separator: ' ', options: forPets('для мелких птиц', 'для средних попугаев', 'для крупных попугаев') }],
    offersBy: 'volume',
    sizes: [bySize(['60 мл', 40, 1], ['120 мл', 60, 1.3])],
    price: 170,
    story: {
      ...living,
      about: ['Шелуха не сыплется, вода остаётся чистой.'],
      features: ['крепится снаружи и внутри', 'прозрачный пластик', 'разбирается для мытья'],
    },
  },
  {
    ...food,
    code: 'bird-mineral',
    share: 10,
    section: 'tovary_dlya_ptits/aksessuary',
    shape: 'box',
    names: things(
      ['Минеральная смесь', 'podkormki'],
      ['Песок с ракушечником', 'podkormki', 0.5],
      ['Минеральный камень с йодом', 'podkormki', 1.2],
    ),
    facets: [{ separator: ' ', options: forPets('для птиц', 'для попугаев', 'для канареек') }],
    sizes: [byWeight(0.1, 0.4), byWeight(0.3, 1)],
    price: 210,
    story: {
      ...pecking,
      about: ['Кальций для костей и скорлупы, камешки для пищеварения.'],
      features: ['ракушечник и мел', 'йод для щитовидной железы', 'без примесей'],
      advice: ['Насыпьте в отдельную кормушку и обновляйте раз в месяц.'],
    },
  },
];
