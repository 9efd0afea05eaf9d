import { colours, materials, things, words } from './choices';
import { feeding, glass, scenery, water, working } from './fish-stories';
import type { ProductKind } from './kind';
import { bySize, byVolume, byWeight } from './sizes';

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

export const fish: readonly ProductKind[] = [
  {
    ...fishKind,
    code: 'fish-tank',
    share: 24,
    section: 'akvariumistika/akvariumy',
    trade: 'aquariumGear',
    shape: 'tank',
    names: words('Аквариум', 'Аквариумный комплект').map((o, i) => ({ ...o, priceFactor: 1 + i * 0.45 })),
    facets: [
      {
        separator: ' ',
        options: [
          {
            text: 'прямоугольный',
            leaf: 'ot_50_litrov',
            sizes: [bySize(['60 л', 14000, 1], ['100 л', 22000, 1.6], ['126 л', 27000, 2])],
          },
          {
            text: 'куб',
            leaf: 'do_50_litrov',
            sizes: [bySize(['20 л', 5200, 0.45], ['30 л', 7400, 0.6], ['45 л', 9900, 0.8])],
          },
          { text: 'панорамный', leaf: 'ot_150_litrov', sizes: [bySize(['180 л', 38000, 3.1], ['240 л', 52000, 4.2])] },
        ],
      },
      {
        separator: ', ',
        options: colours('m', 'black', 'grey', 'beige').map((o) => ({ ...o, text: `${o.text} кант` })),
      },
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
    names: things(['Корм хлопья', 'khlopya'], ['Хлопья для яркой окраски', 'khlopya', 1.2]),
    facets: [{ separator: ' ', options: inhabitants }],
    sizes: [byVolume(100, 250, 1000), byVolume(150, 500)],
    price: 160,
  },
  {
    ...food,
    code: 'fish-pellet',
    share: 24,
    names: things(
      ['Корм гранулы', 'granuly'],
      ['Медленно тонущие гранулы', 'granuly', 1.1],
      ['Мини-гранулы', 'granuly', 1.1],
    ),
    facets: [{ separator: ' ', options: inhabitants }],
    sizes: [byVolume(100, 250), byVolume(250, 1000)],
    price: 175,
  },
  {
    ...food,
    code: 'fish-tablet',
    share: 12,
    names: things(['Таблетки', 'tabletki'], ['Чипсы', 'tabletki']),
    facets: [{ separator: ' ', options: words('для донных рыб', 'для сомов', 'для креветок', 'со спирулиной') }],
    sizes: [byVolume(100, 250)],
    price: 190,
  },
  {
    ...gear,
    code: 'fish-filter',
    share: 18,
    names: things(
      ['Фильтр внутренний', 'filtry'],
      ['Фильтр внешний', 'filtry', 3.2],
      ['Фильтр-водопад', 'filtry', 1.1],
    ),
    facets: [{ separator: ', ', options: words('для пресной воды', 'с угольным картриджем', 'с биозагрузкой') }],
    sizes: [bySize(['до 60 л', 400, 1], ['до 120 л', 650, 1.4], ['до 240 л', 1100, 2])],
    price: 1390,
  },
  {
    ...gear,
    code: 'fish-light',
    share: 12,
    shape: 'lamp',
    names: things(['Светильник светодиодный', 'osveshchenie'], ['Светильник для растений', 'osveshchenie', 1.3]),
    facets: [{ separator: ', ', options: words('с таймером', 'с регулировкой яркости', 'с креплением на стекло') }],
    sizes: [bySize(['30 см, 8 Вт', 350, 1], ['60 см, 16 Вт', 600, 1.5], ['90 см, 24 Вт', 850, 2])],
    story: {
      ...working,
      about: [
        'Свет, при котором растут растения и играют краски рыб.',
        'Равномерно освещает весь аквариум и не нагревает воду.',
      ],
      features: ['влагозащита', 'холодный и тёплый спектр', 'экономит электричество', 'ресурс тридцать тысяч часов'],
      advice: ['Свет нужен восемь–десять часов в день.', 'Протирайте корпус мягкой тканью, отключив от сети.'],
    },
    price: 1690,
  },
  {
    ...gear,
    code: 'fish-air',
    share: 10,
    names: things(['Компрессор', 'kompressory'], ['Компрессор бесшумный', 'kompressory', 1.4]),
    facets: [
      {
        separator: ', ',
        options: words('один канал', 'два канала', 'с регулировкой потока').map((o, i) => ({
          ...o,
          priceFactor: 1 + i * 0.2,
        })),
      },
    ],
    sizes: [bySize(['до 80 л', 260, 1], ['до 200 л', 420, 1.5])],
    story: {
      ...working,
      about: ['Воздух для рыб и тишина для хозяина.', 'Мелкий пузырёк и ровный поток.'],
      features: [
        'резиновые ножки гасят шум',
        'экономит электричество',
        'обратный клапан в комплекте',
        'шланг в комплекте',
      ],
      advice: ['Поставьте выше уровня воды или используйте обратный клапан.', 'Меняйте распылитель раз в полгода.'],
    },
    price: 790,
  },
  {
    ...gear,
    code: 'fish-heater',
    share: 8,
    shape: 'filter',
    names: things(['Нагреватель с терморегулятором', 'nagrevateli'], ['Нагреватель с дисплеем', 'nagrevateli', 1.5]),
    facets: [
      {
        separator: ' ',
        options: materials(['из закалённого стекла', 'Стекло'], ['из кварцевого стекла', 'Кварц', 1.2]),
      },
    ],
    sizes: [bySize(['50 Вт', 180, 1], ['100 Вт', 220, 1.15], ['200 Вт', 300, 1.4])],
    story: {
      ...working,
      about: [
        'Держит заданную температуру с точностью до половины градуса.',
        'Тропическим рыбам нужно тепло круглый год.',
      ],
      features: ['автоматическое отключение', 'присоски в комплекте', 'видимая шкала', 'защита от работы без воды'],
      advice: [
        'Перед любыми работами отключите прибор и дайте остыть пятнадцать минут.',
        'Погружайте вертикально, до отметки.',
      ],
    },
    price: 990,
  },
  {
    ...decor,
    code: 'fish-gravel',
    share: 16,
    names: things(['Грунт', 'grunt'], ['Грунт питательный', 'grunt', 2.2], ['Песок кварцевый', 'grunt', 0.8]),
    facets: [{ separator: ', ', options: words('чёрный', 'белый', 'янтарный', 'речной', 'графитовый') }],
    offersBy: 'weight',
    sizes: [byWeight(2, 5), byWeight(3, 10)],
    price: 95,
    bulk: 0.85,
  },
  {
    ...decor,
    code: 'fish-grotto',
    share: 14,
    names: things(['Грот', 'groty'], ['Коряга', 'groty', 1.1], ['Набор камней', 'groty', 0.9]),
    facets: [
      { separator: ' ', options: words('«Скала»', '«Затонувший пень»', '«Каньон»', '«Старая крепость»', '«Ущелье»') },
    ],
    sizes: [bySize(['S, 12 см', 400, 1], ['M, 18 см', 800, 1.6], ['L, 26 см', 1600, 2.4])],
    price: 590,
  },
  {
    ...decor,
    code: 'fish-plant',
    share: 14,
    names: things(['Растение искусственное', 'rasteniya'], ['Растение шёлковое', 'rasteniya', 1.4]),
    facets: [
      { separator: ', ', options: words('валлиснерия', 'эхинодорус', 'людвигия', 'кабомба', 'анубиас', 'папоротник') },
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
    names: things(
      ['Кондиционер', 'konditsionery'],
      ['Живые бактерии', 'konditsionery', 1.4],
      ['Средство против водорослей', 'konditsionery', 1.2],
      ['Удобрение для растений', 'konditsionery', 1.1],
    ),
    facets: [{ separator: ' ', options: words('для аквариума', 'для нового аквариума') }],
    offersBy: 'volume',
    sizes: [byVolume(100, 250), byVolume(50, 500)],
    price: 230,
    bulk: 0.75,
    story: {
      ...water,
      features: [
        'безопасно для рыб и растений',
        'мерный колпачок',
        'подходит для пресной воды',
        'действует в первые сутки',
      ],
    },
  },
  {
    ...fishKind,
    code: 'fish-test',
    share: 6,
    section: 'akvariumistika/ukhod_za_vodoy',
    trade: 'waterCare',
    shape: 'box',
    names: things(
      ['Тест на нитраты', 'testy'],
      ['Тест на кислотность', 'testy', 0.9],
      ['Тест-полоски 6 в 1', 'testy', 1.5],
    ),
    facets: [{ separator: ' ', options: words('для пресной воды') }],
    offersBy: 'count',
    sizes: [bySize(['25 измерений', 60, 1], ['50 измерений', 90, 1.6])],
    price: 540,
    story: {
      ...water,
      about: ['Покажет, что происходит с водой, раньше, чем это заметят рыбы.'],
      features: ['результат за минуту', 'цветовая шкала', 'инструкция на русском языке'],
      advice: [
        'Ополосните пробирку водой из аквариума и наберите её до отметки.',
        'Сравните цвет со шкалой при дневном свете.',
      ],
    },
  },
];
