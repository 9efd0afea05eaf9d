import { colours, materials, things, words } from './choices';
import type { Kind, Story } from './kind';
import { bySize, byVolume } from './sizes';

const eating: Story = {
  prose: 'goods',
  about: ['Широкая и неглубокая: не задевает усы.', 'Не скользит, не гремит и легко моется.'],
  features: ['можно мыть в посудомоечной машине', 'нескользящее дно', 'гладкая эмаль', 'устойчивая форма'],
  adviceHeading: 'Уход',
  advice: ['Мойте каждый день, воду меняйте дважды.', 'Поставьте воду подальше от корма: кошки так пьют охотнее.'],
};

const flowing: Story = {
  prose: 'goods',
  about: ['Вода движется и не застаивается: кошка пьёт в полтора раза больше.', 'Работает тише холодильника.'],
  features: ['тихая помпа', 'угольный фильтр', 'работает от USB', 'индикатор уровня воды', 'разбирается за минуту'],
  adviceHeading: 'Уход',
  advice: ['Меняйте воду раз в три дня, фильтр — раз в месяц.', 'Мойте помпу мягкой щёткой.'],
};

const grooming: Story = {
  prose: 'goods',
  about: ['Меньше шерсти на одежде и в желудке.', 'Приятно кошке, просто хозяину.'],
  features: ['скруглённые зубцы', 'самоочистка одним нажатием', 'лёгкая ручка', 'подходит для чувствительной кожи'],
  adviceHeading: 'Как пользоваться',
  advice: [
    'Вычёсывайте два-три раза в неделю, в линьку — каждый день.',
    'Начинайте со спины и заканчивайте раньше, чем кошке надоест.',
  ],
};

const washing: Story = {
  prose: 'goods',
  about: ['Бережно моет и не пересушивает кожу.', 'Без слёз и резких запахов: pH подобран для кошек.'],
  features: ['без парабенов', 'экстракт ромашки', 'легко смывается', 'антистатик'],
  adviceHeading: 'Применение',
  advice: [
    'Нанесите на влажную шерсть, смойте тёплой водой, промокните полотенцем.',
    'Только для наружного применения.',
  ],
};

const riding: Story = {
  prose: 'goods',
  about: [
    'К врачу и на дачу — спокойно: темно, мягко и пахнет домом.',
    'Проветривается со всех сторон и крепится ремнём в машине.',
  ],
  features: [
    'карабин внутри',
    'съёмная подстилка',
    'вентиляция',
    'крепление под ремень безопасности',
    'прочная молния',
  ],
  adviceHeading: 'Как приучить',
  advice: [
    'Держите переноску открытой в комнате и кладите в неё лакомства.',
    'Перед поездкой не кормите кошку три часа.',
  ],
};

const walking: Story = {
  prose: 'goods',
  about: ['Лёгкая застёжка раскроется, если кошка зацепится.', 'Для первых прогулок и для спокойствия хозяина.'],
  features: ['безопасная застёжка', 'светоотражающая нить', 'бубенчик снимается', 'мягкая лента'],
  adviceHeading: 'Размер и уход',
  advice: ['Под лентой должен проходить палец.', 'Приучайте дома, по десять минут в день.'],
};

const cat = { animal: 'cat', offersBy: 'size', bulk: 1 } as const;

export const catCare: readonly Kind[] = [
  {
    ...cat,
    code: 'cat-bowl',
    share: 8,
    section: 'tovary_dlya_koshek/miski',
    trade: 'bowls',
    shape: 'bowl',
    heads: things(['Миска', 'miski'], ['Миска наклонная', 'miski', 1.3], ['Миска на подставке', 'miski', 1.7]),
    facets: [
      { joint: ' ', options: materials(['из керамики', 'Керамика'], ['из нержавеющей стали', 'Сталь', 0.8]) },
      { joint: ', ', options: words('для кошек', 'для котят') },
    ],
    offersBy: 'volume',
    sizes: [bySize(['200 мл', 260, 1], ['350 мл', 380, 1.25])],
    price: 420,
    story: eating,
  },
  {
    ...cat,
    code: 'cat-fountain',
    share: 8,
    section: 'tovary_dlya_koshek/miski',
    trade: 'fountains',
    shape: 'bowl',
    heads: things(['Поилка-фонтан', 'fontany'], ['Автокормушка', 'fontany', 1.9]),
    facets: [{ joint: ', ', options: colours('f', 'grey', 'blue', 'green') }],
    offersBy: 'volume',
    sizes: [bySize(['1,5 л', 800, 1], ['2,5 л', 1100, 1.3])],
    price: 2190,
    story: flowing,
  },
  {
    ...cat,
    code: 'cat-shampoo',
    share: 8,
    section: 'tovary_dlya_koshek/ukhod',
    trade: 'grooming',
    shape: 'bottle',
    heads: things(['Шампунь', 'shampuni'], ['Пенка без смывания', 'shampuni', 1.3]),
    facets: [{ joint: ' ', options: words('для кошек', 'для котят', 'для длинношёрстных кошек') }],
    offersBy: 'volume',
    sizes: [byVolume(150, 250), byVolume(200, 500)],
    price: 190,
    bulk: 0.85,
    story: washing,
  },
  {
    ...cat,
    code: 'cat-brush',
    share: 8,
    section: 'tovary_dlya_koshek/ukhod',
    trade: 'brushes',
    shape: 'brush',
    heads: things(
      ['Щётка', 'shchetki'],
      ['Пуходёрка', 'shchetki', 1.1],
      ['Дешеддер', 'shchetki', 1.8],
      ['Расчёска', 'shchetki', 0.7],
    ),
    facets: [{ joint: ' ', options: words('для короткошёрстных кошек', 'для длинношёрстных кошек') }],
    sizes: [bySize(['S', 80, 1], ['M', 110, 1.2])],
    price: 520,
    story: grooming,
  },
  {
    ...cat,
    code: 'cat-carrier',
    share: 8,
    section: 'tovary_dlya_koshek/perenoski',
    trade: 'carriers',
    shape: 'carrier',
    heads: things(['Рюкзак-переноска', 'sumki', 1.3], ['Сумка-переноска', 'sumki']),
    facets: [{ joint: ', цвет ', options: colours('m', 'grey', 'blue', 'pink', 'green') }],
    sizes: [bySize(['до 5 кг', 950, 1], ['до 8 кг', 1250, 1.2])],
    price: 2390,
    story: riding,
  },
  {
    ...cat,
    code: 'cat-crate',
    share: 6,
    section: 'tovary_dlya_koshek/perenoski',
    trade: 'carriers',
    shape: 'carrier',
    heads: things(['Переноска пластиковая', 'plastikovye'], ['Переноска с верхней дверцей', 'plastikovye', 1.2]),
    facets: [{ joint: ', ', options: colours('f', 'grey', 'blue', 'beige') }],
    sizes: [bySize(['44 × 29 × 27 см', 1100, 1], ['50 × 33 × 31 см', 1500, 1.3])],
    price: 1490,
    story: riding,
  },
  {
    ...cat,
    code: 'cat-collar',
    share: 8,
    section: 'tovary_dlya_koshek/amunitsiya',
    trade: 'leads',
    shape: 'collar',
    heads: things(['Ошейник', 'osheyniki'], ['Ошейник с адресником', 'osheyniki', 1.3]),
    facets: [
      { joint: ' ', options: words('для кошек', 'для котят') },
      { joint: ', ', options: colours('m', 'red', 'blue', 'pink', 'green') },
    ],
    sizes: [bySize(['18–25 см', 20, 1], ['22–32 см', 26, 1.1])],
    price: 390,
    story: walking,
  },
  {
    ...cat,
    code: 'cat-harness',
    share: 6,
    section: 'tovary_dlya_koshek/amunitsiya',
    trade: 'leads',
    shape: 'collar',
    heads: things(['Шлейка с поводком', 'shleyki'], ['Шлейка-жилетка', 'shleyki', 1.2]),
    facets: [
      { joint: ' ', options: words('для кошек') },
      { joint: ', ', options: colours('f', 'red', 'blue', 'pink', 'grey') },
    ],
    sizes: [bySize(['S, обхват 26–34 см', 90, 1], ['M, обхват 32–42 см', 110, 1.15])],
    price: 890,
    story: walking,
  },
];
