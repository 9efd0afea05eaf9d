import { materials, things, words } from './choices';
import type { Kind, Story } from './kind';
import { byLitres, bySize, byVolume } from './sizes';

const glass: Story = {
  prose: 'goods',
  about: [
    'Закалённое стекло, двойная вентиляция и замок от любопытных лап.',
    'Тепло наверху, прохлада внизу: животное само выбирает температуру.',
  ],
  features: [
    'передние дверцы',
    'сетчатая крышка',
    'водонепроницаемое дно',
    'кабельные вводы',
    'собирается без инструментов',
  ],
  adviceHeading: 'Как обустроить',
  advice: ['Сделайте тёплый и прохладный край: разница пять–восемь градусов.', 'Поставьте два укрытия и поилку.'],
};

const light: Story = {
  prose: 'goods',
  about: ['Свет и тепло, без которых рептилия не усвоит даже лучший корм.', 'Спектр измерен и напечатан на коробке.'],
  features: ['стабильный спектр', 'патрон E27', 'ресурс не меньше четырёх тысяч часов', 'не мерцает'],
  adviceHeading: 'Применение',
  advice: [
    'Держите расстояние до животного не меньше двадцати пяти сантиметров.',
    'Используйте керамический патрон и термометр.',
    'Меняйте ультрафиолетовую лампу раз в полгода.',
  ],
};

const feeding: Story = {
  prose: 'goods',
  about: ['Сбалансированный корм с кальцием и витамином D3.', 'Рептилии узнают его по запаху и едят охотно.'],
  features: ['кальций и фосфор два к одному', 'витамин D3', 'без красителей', 'не мутит воду'],
  adviceHeading: 'Как кормить',
  advice: [
    'Молодых животных кормите каждый день, взрослых — через день.',
    'Остатки убирайте через час.',
    'Храните закрытым.',
  ],
  composition: [
    'гаммарус, рыбная мука, спирулина, пшеничные зародыши, кальций, витамины',
    'сушёные травы, одуванчик, люцерна, тыква, морковь, кальций, витамины',
    'сушёные сверчки и личинки, кальций, спирулина, витамины',
  ],
};

const ground: Story = {
  prose: 'goods',
  about: ['Держит влажность и тепло, в нём приятно рыть.', 'Природный материал без пыли и плесени.'],
  features: ['прошёл термообработку', 'без удобрений', 'хорошо держит норы', 'легко убирать точечно'],
  adviceHeading: 'Применение',
  advice: [
    'Насыпьте слоем от пяти сантиметров.',
    'Убирайте загрязнения ежедневно, меняйте полностью раз в три месяца.',
  ],
};

const reptile = { animal: 'reptile', offersBy: 'size', bulk: 1, trade: 'reptileGear' } as const;

export const reptiles: readonly Kind[] = [
  {
    ...reptile,
    code: 'reptile-tank',
    share: 14,
    section: 'tovary-dlya-reptilij/terrariumy',
    shape: 'tank',
    heads: things(['Террариум горизонтальный', 'gorizontalnye', 1.1], ['Террариум вертикальный', 'vertikalnye']),
    facets: [
      { joint: ' ', options: materials(['из стекла', 'Стекло'], ['из ПВХ', 'ПВХ', 0.9]) },
      { joint: ' ', options: words('с сетчатой крышкой', 'с боковой вентиляцией') },
    ],
    sizes: [bySize(['45 × 45 × 45 см', 12000, 1], ['60 × 45 × 60 см', 19000, 1.5], ['90 × 45 × 60 см', 28000, 2.1])],
    price: 7900,
    story: glass,
  },
  {
    ...reptile,
    code: 'reptile-light',
    share: 16,
    section: 'tovary-dlya-reptilij/osveshchenie_i_obogrev',
    shape: 'lamp',
    heads: things(['Лампа ультрафиолетовая', 'ultrafiolet', 1.5], ['Лампа дневного света с УФ', 'ultrafiolet', 1.3]),
    facets: [{ joint: ' ', options: words('для пустынных видов', 'для тропических видов', 'для черепах') }],
    sizes: [bySize(['13 Вт', 90, 1], ['26 Вт', 130, 1.3])],
    price: 890,
    story: light,
  },
  {
    ...reptile,
    code: 'reptile-heat',
    share: 14,
    section: 'tovary-dlya-reptilij/osveshchenie_i_obogrev',
    shape: 'lamp',
    heads: things(
      ['Лампа накаливания направленная', 'obogrev'],
      ['Керамический обогреватель', 'obogrev', 1.6],
      ['Лампа ночного обогрева', 'obogrev', 1.1],
    ),
    facets: [{ joint: ' ', options: words('для террариума', 'для черепах') }],
    sizes: [bySize(['50 Вт', 80, 1], ['75 Вт', 85, 1.1], ['100 Вт', 95, 1.2])],
    price: 540,
    story: light,
  },
  {
    ...reptile,
    code: 'reptile-mat',
    share: 6,
    section: 'tovary-dlya-reptilij/osveshchenie_i_obogrev',
    shape: 'box',
    heads: things(['Термоковрик', 'kovriki'], ['Термоковрик с регулятором', 'kovriki', 1.6]),
    facets: [{ joint: ' ', options: words('для террариума') }],
    sizes: [bySize(['15 × 28 см, 7 Вт', 150, 1], ['28 × 28 см, 14 Вт', 240, 1.4])],
    price: 1190,
    story: {
      ...light,
      features: ['равномерный нагрев', 'клеится снаружи', 'влагозащищён'],
      advice: ['Крепите снаружи на треть дна или на стенку.', 'Не накрывайте и подключайте через терморегулятор.'],
    },
  },
  {
    ...reptile,
    code: 'reptile-food',
    share: 20,
    section: 'tovary-dlya-reptilij/korm',
    trade: 'reptileFood',
    shape: 'jar',
    heads: [{ say: 'Корм' }, { say: 'Гранулы', dear: 1.1 }, { say: 'Корм палочки', dear: 1.05 }],
    facets: [
      {
        joint: ' ',
        options: [
          { say: 'для водных черепах', leaf: 'dlya_cherepakh', values: { pet: 'Водная черепаха' } },
          { say: 'для сухопутных черепах', leaf: 'dlya_cherepakh', values: { pet: 'Сухопутная черепаха' } },
          { say: 'для бородатых агам', leaf: 'dlya_yashcherits', values: { pet: 'Агама' }, dear: 1.2 },
          { say: 'для гекконов', leaf: 'dlya_yashcherits', values: { pet: 'Геккон' }, dear: 1.2 },
          { say: 'для игуан', leaf: 'dlya_yashcherits', values: { pet: 'Игуана' }, dear: 1.15 },
        ],
      },
    ],
    offersBy: 'volume',
    sizes: [byVolume(250, 1000), byVolume(100, 500)],
    price: 190,
    bulk: 0.8,
    story: feeding,
  },
  {
    ...reptile,
    code: 'reptile-vitamin',
    share: 8,
    section: 'tovary-dlya-reptilij/korm',
    trade: 'reptileFood',
    shape: 'jar',
    heads: things(
      ['Кальций с витамином D3', 'vitaminy'],
      ['Мультивитамины', 'vitaminy', 1.3],
      ['Кальций без D3', 'vitaminy', 0.9],
    ),
    facets: [{ joint: ' ', options: words('для рептилий', 'для черепах') }],
    offersBy: 'weight',
    sizes: [bySize(['50 г', 50, 1], ['120 г', 120, 1.8])],
    price: 490,
    story: {
      ...feeding,
      about: ['Крепкий панцирь и кости: посыпьте корм перед подачей.'],
      advice: ['Молодым животным — с каждым кормлением, взрослым — дважды в неделю.'],
      composition: ['карбонат кальция, витамин D3, магний, микроэлементы'],
    },
  },
  {
    ...reptile,
    code: 'reptile-ground',
    share: 12,
    section: 'tovary-dlya-reptilij/grunt_i_ukrytiya',
    shape: 'bag',
    heads: things(
      ['Кокосовый субстрат', 'substraty'],
      ['Песок пустынный', 'substraty', 0.9],
      ['Кора сосны', 'substraty', 1.1],
      ['Мох сфагнум', 'substraty', 1.8],
    ),
    facets: [{ joint: ' ', options: words('для террариума') }],
    offersBy: 'volume',
    sizes: [byLitres(500, 4, 9)],
    price: 110,
    bulk: 0.85,
    story: ground,
  },
  {
    ...reptile,
    code: 'reptile-shelter',
    share: 10,
    section: 'tovary-dlya-reptilij/grunt_i_ukrytiya',
    shape: 'decor',
    heads: things(['Укрытие', 'ukrytiya'], ['Пещера влажная', 'ukrytiya', 1.3], ['Поилка-камень', 'ukrytiya', 0.9]),
    facets: [
      {
        joint: ' ',
        options: materials(['из керамики', 'Керамика'], ['из пробки', 'Пробка', 1.2], ['из смолы', 'Смола']),
      },
    ],
    sizes: [bySize(['S, 15 см', 500, 1], ['L, 24 см', 1200, 1.7])],
    price: 690,
    story: {
      ...ground,
      about: ['Здесь спокойно, темно и прохладно: спрятаться важно не меньше, чем погреться.'],
      features: ['без острых краёв', 'легко моется', 'устойчивое'],
      advice: ['Поставьте по одному на тёплом и прохладном краю.'],
    },
  },
];
