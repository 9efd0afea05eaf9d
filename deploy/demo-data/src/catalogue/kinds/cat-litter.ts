import { colours, things, words } from './choices';
import type { ProductKind, Story } from './kind';
import { byLitres, bySize, byWeight } from './sizes';

const story: Story = {
  prose: 'goods',
  about: [
    'Запах остаётся в лотке, а не в квартире.',
    'Мало пыли, лапы чистые, убирать легко.',
    'Хорошо впитывает и служит дольше обычного.',
    'Кошки принимают его с первого дня: приятен лапам и не пахнет резко.',
  ],
  features: [
    'почти не пылит',
    'нейтрализует запах аммиака',
    'не прилипает к лапам',
    'подходит котятам с трёх месяцев',
    'из природного сырья',
    'экономный расход',
  ],
  adviceHeading: 'Применение',
  advice: [
    'Насыпьте слоем пять–семь сантиметров и убирайте каждый день.',
    'Раз в две недели мойте лоток без резко пахнущих средств.',
    'Меняйте наполнитель понемногу, добавляя новый к прежнему.',
    'Храните в сухом месте.',
  ],
};

const tray: Story = {
  prose: 'goods',
  about: [
    'Большой, устойчивый и легко моется: кошке удобно, хозяину не нужно подметать.',
    'Ровные швы и гладкий пластик: запаху негде задержаться.',
  ],
  features: ['высокие борта', 'гладкое дно', 'пластик без запаха', 'подходит для любых наполнителей'],
  adviceHeading: 'Как поставить',
  advice: ['Поставьте лоток в тихом месте подальше от мисок.', 'Мойте тёплой водой с мягким средством.'],
};

const base = { section: 'tovary_dlya_koshek/napolniteli', animal: 'cat', shape: 'litter', story } as const;
const trays = {
  section: 'tovary_dlya_koshek/lotki',
  trade: 'litterTrays',
  animal: 'cat',
  shape: 'litter-tray',
  offersBy: 'size',
  bulk: 1,
  story: tray,
} as const;

const clay = { ...base, trade: 'clayLitter', offersBy: 'weight', bulk: 0.88 } as const;

export const catLitter: readonly ProductKind[] = [
  {
    ...clay,
    code: 'litter-clumping',
    share: 32,
    names: [
      { text: 'Наполнитель комкующийся', leaf: 'komkuyushchiesya', values: { material: 'Бентонит' } },
      {
        text: 'Наполнитель комкующийся мелкий',
        leaf: 'komkuyushchiesya',
        values: { material: 'Бентонит' },
        priceFactor: 1.1,
      },
    ],
    facets: [
      {
        separator: ', ',
        options: words(
          'без аромата',
          'с ароматом лаванды',
          'с ароматом алоэ',
          'с активированным углём',
          'с ароматом детской присыпки',
        ),
      },
    ],
    sizes: [byWeight(5, 10), byWeight(4, 8, 16)],
    price: 72,
  },
  {
    ...base,
    code: 'litter-wood',
    share: 16,
    trade: 'woodLitter',
    offersBy: 'volume',
    bulk: 0.86,
    names: [
      { text: 'Наполнитель древесный', leaf: 'drevesnye', values: { material: 'Древесина' } },
      {
        text: 'Наполнитель древесный комкующийся',
        leaf: 'drevesnye',
        values: { material: 'Древесина' },
        priceFactor: 1.5,
      },
    ],
    facets: [{ separator: ', ', options: words('из сосны', 'из пихты', 'из липы', 'мелкие гранулы') }],
    sizes: [byLitres(620, 5, 12), byLitres(620, 8, 20)],
    price: 48,
  },
  {
    ...base,
    code: 'litter-silica',
    share: 14,
    trade: 'newLitter',
    offersBy: 'volume',
    bulk: 0.9,
    names: [{ text: 'Наполнитель силикагелевый', leaf: 'silikagelevye', values: { material: 'Силикагель' } }],
    facets: [
      {
        separator: ', ',
        options: words('без аромата', 'с ароматом яблока', 'с ароматом зелёного чая', 'крупные кристаллы'),
      },
    ],
    sizes: [byLitres(420, 3.8, 7.6), byLitres(420, 5, 16)],
    price: 150,
  },
  {
    ...base,
    code: 'litter-plant',
    share: 14,
    trade: 'newLitter',
    offersBy: 'volume',
    bulk: 0.9,
    names: [
      { text: 'Наполнитель тофу', leaf: 'rastitelnye', values: { material: 'Тофу' } },
      { text: 'Наполнитель кукурузный', leaf: 'rastitelnye', values: { material: 'Кукуруза' }, priceFactor: 0.85 },
    ],
    facets: [
      {
        separator: ', ',
        options: words('без аромата', 'с ароматом персика', 'с ароматом зелёного чая', 'с ароматом молока'),
      },
    ],
    sizes: [byLitres(450, 6, 12), byLitres(450, 7)],
    price: 125,
  },
  {
    ...trays,
    code: 'tray-open',
    share: 10,
    names: things(['Лоток', 'otkrytye'], ['Лоток с бортом', 'otkrytye', 1.2], ['Лоток с сеткой', 'otkrytye', 1.1]),
    facets: [{ separator: ', ', options: colours('m', 'grey', 'blue', 'beige', 'green') }],
    sizes: [bySize(['36 × 26 см', 350, 1], ['43 × 32 см', 520, 1.4])],
    price: 390,
  },
  {
    ...trays,
    code: 'tray-closed',
    share: 8,
    names: things(['Туалет-домик', 'zakrytye'], ['Туалет-домик с угольным фильтром', 'zakrytye', 1.25]),
    facets: [{ separator: ', ', options: colours('m', 'grey', 'blue', 'beige') }],
    sizes: [bySize(['51 × 39 × 40 см', 1700, 1], ['56 × 45 × 42 см', 2200, 1.3])],
    price: 1990,
  },
  {
    ...trays,
    code: 'tray-extra',
    share: 6,
    names: things(['Коврик под лоток', 'sovki', 1.6], ['Совок для наполнителя', 'sovki', 0.4]),
    facets: [{ separator: ', ', options: colours('m', 'grey', 'blue', 'beige') }],
    sizes: [bySize(['обычный', 220, 1], ['большой', 320, 1.35])],
    price: 540,
  },
];
