import { colours, materials, things, words } from './choices';
import type { Kind, Story } from './kind';
import { byCount, bySize, byVolume } from './sizes';

const washing: Story = {
  prose: 'goods',
  about: [
    'Мягко моет и не сушит кожу: pH подобран для собак.',
    'Шерсть легко расчёсывается, блестит и пахнет чистотой, а не духами.',
    'Экономный концентрат для домашнего купания.',
  ],
  features: [
    'без парабенов и силикона',
    'не щиплет глаза',
    'пантенол и алоэ',
    'разводится водой один к пяти',
    'легко смывается',
  ],
  adviceHeading: 'Применение',
  advice: [
    'Нанесите на влажную шерсть, вспеньте, оставьте на три минуты и смойте тёплой водой.',
    'Купайте по мере загрязнения, не чаще раза в две недели.',
    'Только для наружного применения.',
  ],
};

const grooming: Story = {
  prose: 'goods',
  about: [
    'Удобный инструмент для ухода дома: рука не устаёт, собака не нервничает.',
    'Десять минут раз в неделю — и шерсть на собаке, а не на диване.',
    'Мягко работает у самой кожи и не царапает её.',
  ],
  features: [
    'эргономичная ручка',
    'скруглённые концы',
    'нержавеющая сталь',
    'легко очищается',
    'подходит для начинающих',
  ],
  adviceHeading: 'Как пользоваться',
  advice: [
    'Двигайтесь по росту шерсти, начиная с кончиков.',
    'Приучайте понемногу и хвалите лакомством.',
    'После использования протрите и высушите.',
  ],
};

const eating: Story = {
  prose: 'goods',
  about: [
    'Устойчивая миска, которая не гремит и не ездит по кухне.',
    'Легко моется, не впитывает запах и служит годами.',
    'Простая и прочная посуда для воды и корма.',
  ],
  features: ['можно мыть в посудомоечной машине', 'нескользящее дно', 'не впитывает запахи', 'гладкие края'],
  adviceHeading: 'Уход',
  advice: [
    'Мойте миску после каждого кормления, а воду меняйте дважды в день.',
    'Для воды и корма нужны разные миски.',
  ],
};

const dry: Story = {
  prose: 'goods',
  about: [
    'Впитывает быстро и держит влагу внутри, даже если лапы прошлись сверху.',
    'Выручает в первые месяцы щенка, после операции и в дороге.',
  ],
  features: ['суперабсорбент', 'непромокаемый нижний слой', 'нейтрализует запах', 'мягкий верхний слой'],
  adviceHeading: 'Применение',
  advice: ['Меняйте по мере намокания.', 'Храните в сухом месте.'],
};

const riding: Story = {
  prose: 'goods',
  about: [
    'Для врача, поезда и такси: питомец видит хозяина и чувствует себя в норке.',
    'Лёгкая, прочная и хорошо проветривается.',
  ],
  features: [
    'вентиляция с трёх сторон',
    'плотное дно со съёмной подстилкой',
    'карабин внутри',
    'ремень через плечо',
    'складывается',
  ],
  adviceHeading: 'Как приучить',
  advice: [
    'Оставьте переноску открытой дома на несколько дней и кормите в ней питомца.',
    'Уточните у перевозчика допустимые размеры.',
  ],
};

const dog = { animal: 'dog', bulk: 1 } as const;

export const dogCare: readonly Kind[] = [
  {
    ...dog,
    code: 'dog-shampoo',
    share: 20,
    section: 'tovary_dlya_sobak/gruming',
    trade: 'grooming',
    shape: 'bottle',
    heads: things(
      ['Шампунь', 'shampuni'],
      ['Шампунь-кондиционер', 'shampuni', 1.15],
      ['Кондиционер', 'shampuni', 1.05],
    ),
    facets: [
      {
        joint: ' ',
        options: words(
          'для длинношёрстных собак',
          'для короткошёрстных собак',
          'для белой шерсти',
          'для щенков',
          'для чувствительной кожи',
        ),
      },
      { joint: ', ', options: words('с овсом', 'с алоэ', 'с кокосовым маслом', 'с ромашкой') },
    ],
    offersBy: 'volume',
    sizes: [byVolume(250, 500), byVolume(300, 1000)],
    price: 165,
    bulk: 0.85,
    story: washing,
  },
  {
    ...dog,
    code: 'dog-brush',
    share: 16,
    section: 'tovary_dlya_sobak/gruming',
    trade: 'brushes',
    shape: 'brush',
    heads: things(
      ['Пуходёрка', 'shchetki'],
      ['Щётка двусторонняя', 'shchetki'],
      ['Дешеддер', 'shchetki', 1.6],
      ['Рукавица для вычёсывания', 'shchetki', 0.8],
      ['Гребень с вращающимися зубцами', 'shchetki', 0.9],
    ),
    facets: [{ joint: ' ', options: words('для длинной шерсти', 'для короткой шерсти', 'для густого подшёрстка') }],
    offersBy: 'size',
    sizes: [bySize(['S', 90, 1], ['M', 130, 1.2], ['L', 170, 1.4])],
    price: 640,
    story: grooming,
  },
  {
    ...dog,
    code: 'dog-clipper',
    share: 6,
    section: 'tovary_dlya_sobak/gruming',
    trade: 'brushes',
    shape: 'brush',
    heads: things(['Когтерез-секатор', 'kogterezy'], ['Когтерез-гильотина', 'kogterezy', 0.9]),
    facets: [{ joint: ' ', options: words('с ограничителем', 'с пилкой') }],
    offersBy: 'size',
    sizes: [bySize(['S', 80, 1], ['L', 120, 1.25])],
    price: 520,
    story: grooming,
  },
  {
    ...dog,
    code: 'dog-bowl-steel',
    share: 10,
    section: 'tovary_dlya_sobak/miski',
    trade: 'bowls',
    shape: 'bowl',
    heads: things(['Миска на резинке', 'metallicheskie'], ['Двойная миска на подставке', 'metallicheskie', 2.4]),
    facets: [{ joint: ' ', options: materials(['из нержавеющей стали', 'Сталь']) }],
    offersBy: 'volume',
    sizes: [bySize(['0,45 л', 160, 1], ['0,9 л', 260, 1.4], ['1,8 л', 420, 2])],
    price: 390,
    story: eating,
  },
  {
    ...dog,
    code: 'dog-bowl-ceramic',
    share: 8,
    section: 'tovary_dlya_sobak/miski',
    trade: 'bowls',
    shape: 'bowl',
    heads: things(['Миска керамическая', 'keramicheskie']),
    facets: [
      {
        joint: ', ',
        options: colours('f', 'grey', 'blue', 'beige', 'green').map((o) => ({
          ...o,
          values: { ...o.values, material: 'Керамика' },
        })),
      },
    ],
    offersBy: 'volume',
    sizes: [bySize(['0,4 л', 420, 1], ['0,8 л', 760, 1.5])],
    price: 540,
    story: eating,
  },
  {
    ...dog,
    code: 'dog-bowl-slow',
    share: 6,
    section: 'tovary_dlya_sobak/miski',
    trade: 'bowls',
    shape: 'bowl',
    heads: things(['Миска-лабиринт', 'medlennoe_pitanie'], ['Коврик для медленной еды', 'medlennoe_pitanie', 0.8]),
    facets: [{ joint: ', цвет ', options: colours('m', 'blue', 'green', 'orange') }],
    offersBy: 'size',
    sizes: [bySize(['M', 200, 1], ['L', 300, 1.3])],
    price: 620,
    story: { ...eating, about: ['Собака ест в пять раз медленнее: меньше вздутия и больше сытости.'] },
  },
  {
    ...dog,
    code: 'dog-pad',
    share: 12,
    section: 'tovary_dlya_sobak/gigiena',
    trade: 'hygiene',
    shape: 'box',
    heads: things(['Пелёнки впитывающие', 'pelenki'], ['Пелёнки с углём', 'pelenki', 1.2]),
    facets: [
      {
        joint: ', ',
        options: words('60 × 40 см', '60 × 60 см', '60 × 90 см').map((o, i) => ({ ...o, dear: 0.7 + i * 0.3 })),
      },
    ],
    offersBy: 'count',
    sizes: [byCount(35, 10, 30), byCount(35, 20, 60)],
    price: 34,
    bulk: 0.9,
    story: dry,
  },
  {
    ...dog,
    code: 'dog-nappy',
    share: 6,
    section: 'tovary_dlya_sobak/gigiena',
    trade: 'hygiene',
    shape: 'box',
    heads: things(['Подгузники', 'podguzniki'], ['Пояс для кобелей', 'podguzniki', 0.9]),
    facets: [{ joint: ' ', options: words('для мелких пород', 'для средних пород', 'для крупных пород') }],
    offersBy: 'count',
    sizes: [byCount(40, 10, 20)],
    price: 52,
    bulk: 0.92,
    story: dry,
  },
  {
    ...dog,
    code: 'dog-carrier',
    share: 8,
    section: 'tovary_dlya_sobak/perenoski',
    trade: 'carriers',
    shape: 'carrier',
    heads: things(['Сумка-переноска', 'sumki'], ['Складная переноска', 'sumki', 1.1]),
    facets: [{ joint: ', ', options: colours('f', 'grey', 'blue', 'black', 'green') }],
    offersBy: 'size',
    sizes: [bySize(['S, 40 × 25 × 25 см', 900, 1], ['M, 48 × 30 × 30 см', 1300, 1.25])],
    price: 2450,
    story: riding,
  },
  {
    ...dog,
    code: 'dog-crate',
    share: 6,
    section: 'tovary_dlya_sobak/perenoski',
    trade: 'carriers',
    shape: 'carrier',
    heads: things(['Переноска пластиковая', 'plastikovye']),
    facets: [{ joint: ', ', options: colours('f', 'grey', 'blue', 'beige') }],
    offersBy: 'size',
    sizes: [bySize(['M, 58 × 38 × 38 см', 2400, 1], ['L, 80 × 56 × 58 см', 5200, 2.1])],
    price: 3290,
    story: {
      ...riding,
      features: [
        'дверца с двойным замком',
        'вентиляция по бокам',
        'подходит для перевозки самолётом',
        'разбирается и моется',
      ],
    },
  },
];
