import { flavours, things, words } from './choices';
import type { ProductKind, Story } from './kind';
import { portions } from './sizes';

const story: Story = {
  prose: 'goods',
  about: [
    'Маленькая радость между завтраком и ужином.',
    'Помогает подружиться, отвлечь и похвалить.',
    'Кошка приходит на шорох упаковки, даже если спала.',
    'Короткий состав и много вкуса в небольшом кусочке.',
  ],
  features: [
    'без сахара и красителей',
    'с таурином',
    'удобно давать с руки',
    'маленькая порция, до пяти калорий',
    'для кошек старше трёх месяцев',
  ],
  adviceHeading: 'Как давать',
  advice: [
    'До десяти штук в день или одна порция крема, и немного убавьте корм.',
    'Рядом должна быть свежая вода.',
    'После вскрытия храните закрытым.',
  ],
};

const tastes = flavours(
  ['с курицей', 'Курица'],
  ['с лососем', 'Лосось'],
  ['с тунцом', 'Тунец'],
  ['с индейкой', 'Индейка'],
  ['с сыром', 'Сыр'],
  ['с креветками', 'Креветки'],
  ['с печенью', 'Печень'],
  ['с кроликом', 'Кролик'],
);

const base = {
  section: 'tovary_dlya_koshek/lakomstva',
  trade: 'catTreats',
  animal: 'cat',
  offersBy: 'weight',
  bulk: 0.9,
  story,
} as const;

const effects = words('для кошек', 'для котят', 'для вывода шерсти', 'для чистки зубов').map((option, index) => ({
  ...option,
  values: [{}, { age: 'Котята' }, { needs: 'Вывод шерсти' }, { needs: 'Уход за зубами' }][index] ?? {},
}));

export const catTreats: readonly ProductKind[] = [
  {
    ...base,
    code: 'cat-pillow',
    share: 16,
    shape: 'pouch',
    names: things(['Хрустящие подушечки', 'podushechki'], ['Подушечки с паштетом', 'podushechki', 1.15]),
    facets: [
      { separator: ' ', options: effects },
      { separator: ', ', options: tastes },
    ],
    sizes: [portions(12, 40, 60), portions(10, 60, 180)],
    price: 180,
  },
  {
    ...base,
    code: 'cat-stick',
    share: 10,
    shape: 'pouch',
    names: things(['Мясные палочки', 'palochki'], ['Колбаски мини', 'palochki', 1.1]),
    facets: [
      { separator: ' ', options: words('для кошек', 'для стерилизованных кошек') },
      { separator: ', ', options: tastes },
    ],
    sizes: [portions(25, 15, 45), portions(20, 20, 50)],
    price: 330,
  },
  {
    ...base,
    code: 'cat-cream',
    share: 12,
    shape: 'tube',
    names: things(['Крем-лакомство', 'krem'], ['Пюре', 'krem', 0.95]),
    facets: [
      { separator: ' ', options: words('для кошек', 'для котят') },
      { separator: ', ', options: tastes },
    ],
    sizes: [portions(20, 15, 60), portions(16, 14, 56)],
    price: 360,
  },
  {
    ...base,
    code: 'cat-grass',
    share: 6,
    shape: 'pouch',
    names: things(
      ['Трава для проращивания', 'trava'],
      ['Кошачья мята сушёная', 'trava', 1.6],
      ['Мататаби в палочках', 'trava', 2.2],
    ),
    facets: [{ separator: ' ', options: words('для кошек') }],
    sizes: [portions(10, 30, 75), portions(10, 40)],
    price: 190,
    story: {
      ...story,
      about: [
        'Витамины на подоконнике и помощь желудку, в котором скопилась шерсть.',
        'Успокаивает одних кошек и веселит других: проверьте на своей.',
      ],
      features: ['без удобрений', 'всходит за пять дней', 'натуральный запах', 'безопасно для котят'],
      advice: [
        'Траву поливайте через день и давайте, когда ростки поднимутся на восемь сантиметров.',
        'Храните в сухом тёмном месте.',
      ],
    },
  },
];
