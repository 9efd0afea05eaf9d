import { colours, flavours, materials, things, words } from './choices';
import type { Kind, Story } from './kind';
import { bySize, byVolume, byWeight, portions } from './sizes';

const feeding: Story = {
  prose: 'goods',
  about: [
    'Смесь, в которой видно каждое зерно.',
    'Сбалансированный рацион на каждый день, к нему — сено и свежая вода.',
    'Зверёк съедает всё, а не выбирает одни семечки.',
  ],
  features: [
    'зёрна и травы этого урожая',
    'без красителей и сахара',
    'витамины A, D3 и E',
    'клетчатка для зубов и пищеварения',
    'упаковка с застёжкой',
  ],
  adviceHeading: 'Как кормить',
  advice: [
    'Досыпайте понемногу, чтобы зверёк доедал всё.',
    'Сено и вода должны быть всегда.',
    'Храните в сухом прохладном месте.',
  ],
  composition: [
    'овёс, ячмень, пшеница, кукурузные хлопья, травяные гранулы, морковь сушёная, семена подсолнечника, люцерна, минералы',
    'травяные гранулы (луговые травы, люцерна), овёс плющеный, горох, сушёная морковь и свёкла, льняное семя, витамины',
  ],
};

const nibbling: Story = {
  prose: 'goods',
  about: ['Занимает зубы и поднимает настроение.', 'Хрустит, пахнет лугом и кончается слишком быстро.'],
  features: ['запечено, а не склеено сахаром', 'без красителей', 'стачивает зубы', 'крепится к клетке'],
  adviceHeading: 'Как давать',
  advice: ['Одна штука на два-три дня.', 'Лакомство не заменяет корм и сено.'],
};

const living: Story = {
  prose: 'goods',
  about: ['Просторно, светло и легко убирать.', 'Есть где прятаться, бегать и спать.'],
  features: [
    'глубокий поддон',
    'безопасное расстояние между прутьями',
    'широкая дверца',
    'собирается без инструментов',
    'краска безопасна для зубов',
  ],
  adviceHeading: 'Как обустроить',
  advice: [
    'Поставьте в светлом месте без сквозняков, не на солнце.',
    'Насыпьте подстилку слоем пять сантиметров и меняйте её раз в неделю.',
  ],
};

const rodent = { animal: 'rodent', bulk: 1 } as const;
const food = {
  ...rodent,
  section: 'tovary_dlya_gryzunov/korm',
  trade: 'rodentFood',
  shape: 'bag',
  offersBy: 'weight',
  bulk: 0.88,
  story: feeding,
} as const;
const treats = {
  ...rodent,
  section: 'tovary_dlya_gryzunov/lakomstva',
  trade: 'rodentFood',
  offersBy: 'weight',
  bulk: 0.9,
  story: nibbling,
} as const;
const home = { ...rodent, trade: 'rodentHome', offersBy: 'size', story: living } as const;

export const rodents: readonly Kind[] = [
  {
    ...food,
    code: 'rodent-food',
    share: 60,
    heads: [{ say: 'Корм' }, { say: 'Зерносмесь', dear: 0.9 }, { say: 'Гранулированный корм', dear: 1.25 }],
    facets: [
      {
        joint: ' ',
        options: [
          { say: 'для хомяков', leaf: 'dlya_khomyakov', values: { pet: 'Хомяк' } },
          { say: 'для кроликов', leaf: 'dlya_krolikov', values: { pet: 'Кролик' } },
          { say: 'для морских свинок', leaf: 'dlya_morskikh_svinok', values: { pet: 'Морская свинка' } },
          { say: 'для шиншилл и дегу', leaf: 'dlya_shinshill', values: { pet: 'Шиншилла' }, dear: 1.2 },
          { say: 'для крыс и мышей', leaf: 'dlya_krys', values: { pet: 'Крыса' } },
        ],
      },
      { joint: ', ', options: words('с овощами', 'с орехами', 'с фруктами', 'с травами', 'с морковью', 'с люцерной') },
    ],
    sizes: [byWeight(0.4, 0.9), byWeight(0.5, 1, 2.5)],
    price: 330,
  },
  {
    ...food,
    code: 'rodent-hay',
    share: 12,
    section: 'tovary_dlya_gryzunov/seno_i_napolniteli',
    shape: 'hay',
    heads: things(['Сено луговое', 'seno'], ['Сено тимофеевки', 'seno', 1.2]),
    facets: [{ joint: ' ', options: words('без добавок', 'с ромашкой', 'с мятой', 'с календулой', 'с одуванчиком') }],
    sizes: [byWeight(0.4, 1), byWeight(0.5, 1.5)],
    price: 330,
    story: {
      ...feeding,
      composition: ['луговые травы первого укоса'],
      about: [
        'Основа рациона кролика, шиншиллы и морской свинки.',
        'Душистое, зелёное, без пыли: видно каждую травинку.',
      ],
    },
  },
  {
    ...home,
    code: 'rodent-bedding',
    share: 10,
    section: 'tovary_dlya_gryzunov/seno_i_napolniteli',
    shape: 'litter',
    heads: things(
      ['Древесный наполнитель', 'napolniteli'],
      ['Кукурузный наполнитель', 'napolniteli', 1.3],
      ['Бумажная подстилка', 'napolniteli', 1.5],
    ),
    facets: [{ joint: ' ', options: words('для грызунов', 'для кроликов') }],
    offersBy: 'weight',
    sizes: [byWeight(1, 3), byWeight(2, 5)],
    price: 130,
    bulk: 0.88,
    story: {
      ...living,
      features: ['не пылит', 'впитывает запах', 'мягкий для лап', 'безопасен, если попробовать на зуб'],
    },
  },
  {
    ...treats,
    code: 'rodent-stick',
    share: 14,
    shape: 'seed-stick',
    heads: things(['Зерновые палочки', 'palochki'], ['Зерновые колечки', 'palochki', 0.95]),
    facets: [
      { joint: ' ', options: words('для хомяков', 'для кроликов', 'для морских свинок', 'для грызунов') },
      {
        joint: ', ',
        options: flavours(['с мёдом', 'Мёд'], ['с орехами', 'Орехи'], ['с овощами', 'Овощи'], ['с ягодами', 'Ягоды']),
      },
    ],
    sizes: [portions(12, 90), portions(10, 60, 120)],
    price: 150,
  },
  {
    ...treats,
    code: 'rodent-herb',
    share: 14,
    shape: 'pouch',
    heads: things(
      ['Сушёные овощи', 'ovoshchi_i_travy'],
      ['Сбор трав', 'ovoshchi_i_travy'],
      ['Веточный корм', 'ovoshchi_i_travy', 0.9],
    ),
    facets: [{ joint: ' ', options: words('для грызунов', 'для кроликов', 'для шиншилл', 'для морских свинок') }],
    sizes: [portions(10, 40, 100), portions(8, 80)],
    price: 190,
  },
  {
    ...treats,
    code: 'rodent-stone',
    share: 6,
    shape: 'decor',
    heads: things(['Минеральный камень', 'mineralnye'], ['Солевой камень', 'mineralnye', 0.8]),
    facets: [{ joint: ' ', options: words('для грызунов', 'с травами', 'с морковью') }],
    sizes: [portions(10, 40, 100)],
    price: 140,
  },
  {
    ...home,
    code: 'rodent-cage',
    share: 12,
    section: 'tovary_dlya_gryzunov/kletki',
    shape: 'cage',
    heads: things(['Клетка', 'kletki'], ['Клетка двухэтажная', 'kletki', 1.4]),
    facets: [
      {
        joint: ' ',
        options: words('для хомяков', 'для кроликов', 'для морских свинок', 'для шиншилл').map((o, i) => ({
          ...o,
          dear: [0.8, 1.4, 1.2, 1.6][i] ?? 1,
        })),
      },
      { joint: ', ', options: colours('f', 'grey', 'blue', 'beige') },
    ],
    sizes: [bySize(['58 × 32 × 31 см', 3200, 1], ['78 × 48 × 40 см', 5600, 1.7])],
    price: 2690,
  },
  {
    ...home,
    code: 'rodent-house',
    share: 10,
    section: 'tovary_dlya_gryzunov/kletki',
    shape: 'house',
    heads: things(['Домик', 'domiki'], ['Гнездо', 'domiki', 0.8]),
    facets: [
      {
        joint: ' ',
        options: materials(['из берёзы', 'Дерево'], ['из керамики', 'Керамика', 1.2], ['из лозы', 'Лоза', 0.9]),
      },
      { joint: ' ', options: words('для хомяков', 'для морских свинок', 'для кроликов') },
    ],
    sizes: [bySize(['S', 250, 1], ['M', 480, 1.4])],
    price: 490,
  },
  {
    ...home,
    code: 'rodent-wheel',
    share: 10,
    section: 'tovary_dlya_gryzunov/aksessuary',
    shape: 'decor',
    heads: things(['Колесо беговое', 'kolesa'], ['Туннель', 'kolesa', 0.7]),
    facets: [
      {
        joint: ' ',
        options: materials(['из пластика', 'Пластик'], ['из дерева', 'Дерево', 1.4], ['из металла', 'Металл', 1.2]),
      },
    ],
    sizes: [bySize(['15 см', 180, 1], ['21 см', 320, 1.4], ['28 см', 520, 1.9])],
    price: 590,
  },
  {
    ...home,
    code: 'rodent-bottle',
    share: 8,
    section: 'tovary_dlya_gryzunov/aksessuary',
    shape: 'bottle',
    heads: things(['Поилка шариковая', 'poilki'], ['Поилка с держателем', 'poilki', 1.2]),
    facets: [{ joint: ' ', options: words('для хомяков', 'для кроликов', 'для морских свинок') }],
    offersBy: 'volume',
    sizes: [byVolume(75, 150), byVolume(250, 600)],
    price: 190,
    bulk: 0.4,
  },
  {
    ...home,
    code: 'rodent-sand',
    share: 6,
    section: 'tovary_dlya_gryzunov/aksessuary',
    shape: 'bag',
    heads: things(['Песок для купания', 'pesok']),
    facets: [{ joint: ' ', options: words('для шиншилл', 'для хомяков', 'для дегу') }],
    offersBy: 'weight',
    sizes: [byWeight(1, 2.5)],
    price: 210,
    bulk: 0.85,
    story: {
      ...living,
      about: ['Очищает густой мех лучше воды.', 'Мелкий округлый песок без пыли.'],
      features: ['не раздражает глаза', 'прокалён при высокой температуре', 'хватает на месяц'],
      adviceHeading: 'Применение',
      advice: ['Ставьте купалку на полчаса два раза в неделю и просеивайте песок.'],
    },
  },
];
