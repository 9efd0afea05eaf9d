import { colours, materials, things, words } from './choices';
import type { Kind, Story } from './kind';
import { bySize, byVolume, byWeight } from './sizes';

const glass: Story = {
  prose: 'goods',
  about: [
    'Прозрачное стекло без зелёного оттенка и ровные силиконовые швы.',
    'Готовый дом для рыб: осталось налить воду и подождать, пока она созреет.',
  ],
  features: ['полированный край', 'крышка с подсветкой', 'усиленное дно', 'проверен на течь', 'коврик в комплекте'],
  adviceHeading: 'Как запустить',
  advice: [
    'Поставьте на ровную тумбу вдали от окна и батареи.',
    'Рыб заселяйте через две–три недели, когда установится равновесие.',
    'Подменивайте пятую часть воды раз в неделю.',
  ],
};

const feeding: Story = {
  prose: 'goods',
  about: [
    'Полноценный корм, который рыбы съедают до дна, и вода остаётся чистой.',
    'Яркая окраска и хороший рост без лишнего жира.',
    'Точная рецептура для рыб, которые едят у поверхности, в толще воды и у дна.',
  ],
  features: [
    'астаксантин и спирулина',
    'не мутит воду',
    'витамин C для иммунитета',
    'усваивается почти полностью',
    'крышка с дозатором',
  ],
  adviceHeading: 'Как кормить',
  advice: [
    'Давайте два раза в день столько, сколько рыбы съедят за две минуты.',
    'Раз в неделю устройте разгрузочный день.',
    'Храните закрытым, в сухом месте.',
  ],
  composition: [
    'рыбная мука, пшеничная мука, криль, спирулина, дрожжи, рыбий жир, витамины, астаксантин',
    'гаммарус, рыбная мука, соевый белок, водоросли, чеснок, минералы, витамины',
  ],
};

const working: Story = {
  prose: 'goods',
  about: [
    'Работает тихо и круглосуточно.',
    'Подобран по объёму: вода движется, рыбам спокойно.',
    'Простой уход: разобрать, промыть, собрать — пять минут.',
  ],
  features: [
    'низкий уровень шума',
    'экономит электричество',
    'присоски в комплекте',
    'запасные части в продаже',
    'защита от работы без воды',
  ],
  adviceHeading: 'Уход',
  advice: [
    'Перед любыми работами отключайте прибор от сети.',
    'Промывайте в воде из аквариума раз в две–четыре недели.',
  ],
};

const scenery: Story = {
  prose: 'goods',
  about: ['Природа за стеклом: есть где спрятаться и чем любоваться.', 'Не меняет состав воды и не выцветает.'],
  features: ['без острых краёв', 'нейтральный состав', 'не выделяет красителей', 'безопасно для креветок'],
  adviceHeading: 'Как уложить',
  advice: [
    'Промойте до прозрачной воды, не используя моющие средства.',
    'Крупные предметы ставьте на дно до того, как насыпать грунт.',
  ],
};

const water: Story = {
  prose: 'goods',
  about: ['Прозрачная и безопасная вода без сложной химии.', 'Помогает запустить аквариум и поддерживать равновесие.'],
  features: [
    'убирает хлор и тяжёлые металлы',
    'безопасно для рыб и растений',
    'мерный колпачок',
    'подходит для пресной воды',
  ],
  adviceHeading: 'Применение',
  advice: [
    'Дозируйте по инструкции на этикетке и перемешивайте.',
    'Не применяйте вместе с другими средствами в один день.',
    'Храните в темноте.',
  ],
};

const fishKind = { animal: 'fish', bulk: 1, offersBy: 'size' } as const;
const gear = {
  ...fishKind,
  section: 'akvariumistika/oborudovanie',
  trade: 'aquariumGear',
  shape: 'filter',
  story: working,
} as const;
const food = {
  ...fishKind,
  section: 'akvariumistika/korm_dlya_ryb',
  trade: 'fishFood',
  shape: 'jar',
  offersBy: 'volume',
  bulk: 0.82,
  story: feeding,
} as const;
const decor = {
  ...fishKind,
  section: 'akvariumistika/grunt_i_dekor',
  trade: 'aquariumDecor',
  shape: 'decor',
  story: scenery,
} as const;

const inhabitants = words(
  'для всех рыб',
  'для золотых рыбок',
  'для цихлид',
  'для неонов и мелких рыб',
  'для петушков',
  'для гуппи',
).map((o, i) => ({
  ...o,
  values: { pet: ['Все рыбы', 'Золотые рыбки', 'Цихлиды', 'Мелкие рыбы', 'Петушки', 'Гуппи'][i] ?? 'Все рыбы' },
}));

export const fish: readonly Kind[] = [
  {
    ...fishKind,
    code: 'fish-tank',
    share: 24,
    section: 'akvariumistika/akvariumy',
    trade: 'aquariumGear',
    shape: 'tank',
    heads: words('Аквариум', 'Аквариумный комплект').map((o, i) => ({ ...o, dear: 1 + i * 0.45 })),
    facets: [
      {
        joint: ' ',
        options: [
          {
            say: 'прямоугольный',
            leaf: 'ot_50_litrov',
            sizes: [bySize(['60 л', 14000, 1], ['100 л', 22000, 1.6], ['126 л', 27000, 2])],
          },
          {
            say: 'куб',
            leaf: 'do_50_litrov',
            sizes: [bySize(['20 л', 5200, 0.45], ['30 л', 7400, 0.6], ['45 л', 9900, 0.8])],
          },
          { say: 'панорамный', leaf: 'ot_150_litrov', sizes: [bySize(['180 л', 38000, 3.1], ['240 л', 52000, 4.2])] },
        ],
      },
      { joint: ', ', options: colours('m', 'black', 'grey', 'beige').map((o) => ({ ...o, say: `${o.say} кант` })) },
    ],
    offersBy: 'volume',
    sizes: [],
    price: 6900,
    story: glass,
  },
  {
    ...food,
    code: 'fish-flake',
    share: 24,
    heads: things(['Корм хлопья', 'khlopya'], ['Хлопья для яркой окраски', 'khlopya', 1.2]),
    facets: [{ joint: ' ', options: inhabitants }],
    sizes: [byVolume(100, 250, 1000), byVolume(150, 500)],
    price: 160,
  },
  {
    ...food,
    code: 'fish-pellet',
    share: 24,
    heads: things(
      ['Корм гранулы', 'granuly'],
      ['Медленно тонущие гранулы', 'granuly', 1.1],
      ['Мини-гранулы', 'granuly', 1.1],
    ),
    facets: [{ joint: ' ', options: inhabitants }],
    sizes: [byVolume(100, 250), byVolume(250, 1000)],
    price: 175,
  },
  {
    ...food,
    code: 'fish-tablet',
    share: 12,
    heads: things(['Таблетки', 'tabletki'], ['Чипсы', 'tabletki']),
    facets: [{ joint: ' ', options: words('для донных рыб', 'для сомов', 'для креветок', 'со спирулиной') }],
    sizes: [byVolume(100, 250)],
    price: 190,
  },
  {
    ...gear,
    code: 'fish-filter',
    share: 18,
    heads: things(
      ['Фильтр внутренний', 'filtry'],
      ['Фильтр внешний', 'filtry', 3.2],
      ['Фильтр-водопад', 'filtry', 1.1],
    ),
    facets: [{ joint: ', ', options: words('для пресной воды', 'с угольным картриджем', 'с биозагрузкой') }],
    sizes: [bySize(['до 60 л', 400, 1], ['до 120 л', 650, 1.4], ['до 240 л', 1100, 2])],
    price: 1390,
  },
  {
    ...gear,
    code: 'fish-light',
    share: 12,
    shape: 'lamp',
    heads: things(['Светильник светодиодный', 'osveshchenie'], ['Светильник для растений', 'osveshchenie', 1.3]),
    facets: [{ joint: ', ', options: words('с таймером', 'с регулировкой яркости', 'с креплением на стекло') }],
    sizes: [bySize(['30 см, 8 Вт', 350, 1], ['60 см, 16 Вт', 600, 1.5], ['90 см, 24 Вт', 850, 2])],
    price: 1690,
  },
  {
    ...gear,
    code: 'fish-air',
    share: 10,
    heads: things(['Компрессор', 'kompressory'], ['Компрессор бесшумный', 'kompressory', 1.4]),
    facets: [
      {
        joint: ', ',
        options: words('один канал', 'два канала', 'с регулировкой потока').map((o, i) => ({
          ...o,
          dear: 1 + i * 0.2,
        })),
      },
    ],
    sizes: [bySize(['до 80 л', 260, 1], ['до 200 л', 420, 1.5])],
    price: 790,
  },
  {
    ...gear,
    code: 'fish-heater',
    share: 8,
    shape: 'filter',
    heads: things(['Нагреватель с терморегулятором', 'nagrevateli'], ['Нагреватель с дисплеем', 'nagrevateli', 1.5]),
    facets: [
      { joint: ' ', options: materials(['из закалённого стекла', 'Стекло'], ['из кварцевого стекла', 'Кварц', 1.2]) },
    ],
    sizes: [bySize(['50 Вт', 180, 1], ['100 Вт', 220, 1.15], ['200 Вт', 300, 1.4])],
    price: 990,
  },
  {
    ...decor,
    code: 'fish-gravel',
    share: 16,
    heads: things(['Грунт', 'grunt'], ['Грунт питательный', 'grunt', 2.2], ['Песок кварцевый', 'grunt', 0.8]),
    facets: [{ joint: ', ', options: words('чёрный', 'белый', 'янтарный', 'речной', 'графитовый') }],
    offersBy: 'weight',
    sizes: [byWeight(2, 5), byWeight(3, 10)],
    price: 95,
    bulk: 0.85,
  },
  {
    ...decor,
    code: 'fish-grotto',
    share: 14,
    heads: things(['Грот', 'groty'], ['Коряга', 'groty', 1.1], ['Набор камней', 'groty', 0.9]),
    facets: [
      { joint: ' ', options: words('«Скала»', '«Затонувший пень»', '«Каньон»', '«Старая крепость»', '«Ущелье»') },
    ],
    sizes: [bySize(['S, 12 см', 400, 1], ['M, 18 см', 800, 1.6], ['L, 26 см', 1600, 2.4])],
    price: 590,
  },
  {
    ...decor,
    code: 'fish-plant',
    share: 14,
    heads: things(['Растение искусственное', 'rasteniya'], ['Растение шёлковое', 'rasteniya', 1.4]),
    facets: [
      { joint: ', ', options: words('валлиснерия', 'эхинодорус', 'людвигия', 'кабомба', 'анубиас', 'папоротник') },
    ],
    sizes: [bySize(['10 см', 60, 1], ['20 см', 100, 1.4], ['30 см', 150, 1.8])],
    price: 220,
  },
  {
    ...fishKind,
    code: 'fish-conditioner',
    share: 14,
    section: 'akvariumistika/ukhod_za_vodoy',
    trade: 'waterCare',
    shape: 'bottle',
    heads: things(
      ['Кондиционер', 'konditsionery'],
      ['Живые бактерии', 'konditsionery', 1.4],
      ['Средство против водорослей', 'konditsionery', 1.2],
      ['Удобрение для растений', 'konditsionery', 1.1],
    ),
    facets: [{ joint: ' ', options: words('для аквариума', 'для нового аквариума') }],
    offersBy: 'volume',
    sizes: [byVolume(100, 250), byVolume(50, 500)],
    price: 230,
    bulk: 0.75,
    story: water,
  },
  {
    ...fishKind,
    code: 'fish-test',
    share: 6,
    section: 'akvariumistika/ukhod_za_vodoy',
    trade: 'waterCare',
    shape: 'box',
    heads: things(
      ['Тест на нитраты', 'testy'],
      ['Тест на кислотность', 'testy', 0.9],
      ['Тест-полоски 6 в 1', 'testy', 1.5],
    ),
    facets: [{ joint: ' ', options: words('для пресной воды') }],
    offersBy: 'count',
    sizes: [bySize(['25 измерений', 60, 1], ['50 измерений', 90, 1.6])],
    price: 540,
    story: {
      ...water,
      about: ['Покажет, что происходит с водой, раньше, чем это заметят рыбы.'],
      features: ['результат за минуту', 'цветовая шкала', 'инструкция на русском языке'],
    },
  },
];
