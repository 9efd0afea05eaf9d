import { things, words } from './choices';
import type { Kind, Option, Story } from './kind';
import { byCount, bySize, byVolume } from './sizes';

const weights: readonly Option[] = [
  { say: 'для собак до 10 кг', values: { pet: 'Собака' }, dear: 0.9 },
  { say: 'для собак 10–25 кг', values: { pet: 'Собака' } },
  { say: 'для собак 25–40 кг', values: { pet: 'Собака' }, dear: 1.15 },
  { say: 'для кошек', values: { pet: 'Кошка' }, dear: 0.85 },
];

const both: readonly Option[] = [
  { say: 'для собак', values: { pet: 'Собака' } },
  { say: 'для кошек', values: { pet: 'Кошка' }, dear: 0.95 },
];

const cautions = [
  'Не применяйте при индивидуальной чувствительности к компонентам.',
  'Храните в недоступном для детей и животных месте.',
  'Перед применением проконсультируйтесь с ветеринарным врачом.',
];

const story = (about: string[], features: string[], composition: string[], ...use: string[]): Story => ({
  prose: 'remedy',
  about,
  features,
  composition,
  adviceHeading: 'Применение',
  advice: [...use, ...cautions],
});

const parasites = story(
  [
    'Защищает от клещей и блох весь сезон прогулок.',
    'Начинает действовать в первые сутки и работает, даже если питомец промок.',
  ],
  [
    'действует на клещей, блох и власоедов',
    'водостойкая формула',
    'можно животным с двух месяцев',
    'не пахнет и не пачкает шерсть',
  ],
  ['фипронил, S-метопрен, вспомогательные вещества', 'имидаклоприд, перметрин, вспомогательные вещества'],
  'Применяйте раз в четыре недели с апреля по октябрь, если в инструкции не указано иное.',
  'Не купайте животное двое суток до обработки и после неё.',
);

const worms = story(
  ['Против круглых и ленточных глистов одним приёмом.', 'Удобная доза и вкус, который не нужно прятать в колбасу.'],
  ['широкий спектр действия', 'один приём', 'риска для деления', 'подходит перед прививкой'],
  ['празиквантел, пирантел, вспомогательные вещества', 'празиквантел, мильбемицина оксим, вспомогательные вещества'],
  'Давайте один раз в три месяца из расчёта на вес животного.',
  'Голодная диета не нужна.',
);

const supplements = story(
  [
    'Дополняет рацион тем, чего в корме не хватает.',
    'Результат виден через три–четыре недели: по походке, шерсти и настроению.',
  ],
  ['едят как лакомство', 'без сахара и красителей', 'точная дозировка', 'курс на месяц в одной упаковке'],
  [
    'глюкозамин, хондроитин, коллаген второго типа, витамин C',
    'дрожжи пивные, биотин, цинк, рыбий жир, витамины A и E',
    'витамины группы B, таурин, экстракт эхинацеи, селен',
  ],
  'Давайте раз в день вместе с кормом курсом тридцать дней.',
);

const calm = story(
  ['Помогает спокойно пережить дорогу, салют и гостей.', 'Снимает тревогу, но не усыпляет: питомец остаётся собой.'],
  ['растительный состав', 'не вызывает привыкания', 'действует через тридцать минут', 'подходит для длительных курсов'],
  ['экстракты валерианы, пустырника и мелиссы', 'L-теанин, экстракт пассифлоры, витамин B6'],
  'Начните за три дня до события и продолжайте, пока оно не закончится.',
);

const hygiene = story(
  ['Мягко очищает и не щиплет.', 'Для регулярного ухода и первой помощи дома.'],
  ['без спирта', 'носик-дозатор', 'подходит щенкам и котятам', 'стерильный раствор'],
  ['хлоргексидин, экстракт ромашки, вода очищенная', 'борная кислота, экстракт календулы, вода очищенная'],
  'Нанесите на салфетку или закапайте по инструкции, остатки уберите.',
);

const wounds = story(
  ['Обеззараживает и помогает заживлению.', 'Не жжёт, поэтому обработать можно в одиночку.'],
  ['широкий спектр действия', 'не окрашивает шерсть', 'удобная насадка', 'подходит всем животным'],
  ['хлоргексидин 0,05 %, вода очищенная', 'бензалкония хлорид, декспантенол, вода очищенная'],
  'Обработайте чистую рану два-три раза в день и не давайте вылизывать.',
);

const prescribed = story(
  ['Отпускается по рецепту ветеринарного врача.', 'Назначает врач: он определит дозу и длительность курса.'],
  ['таблетка делится на четыре части', 'вкус мяса', 'для собак и кошек'],
  ['амоксициллин, клавулановая кислота', 'мелоксикам', 'цефалексин', 'римадиловая основа, вспомогательные вещества'],
  'Применяйте строго по назначению, не прекращая курс раньше срока.',
);

const vetKind = { animal: 'none', bulk: 0.9 } as const;
const pests = {
  ...vetKind,
  section: 'vetapteka/ot_blokh_i_kleshchey',
  trade: 'antiparasitic',
  story: parasites,
} as const;
const good = {
  ...vetKind,
  section: 'vetapteka/vitaminy',
  trade: 'vitamins',
  shape: 'jar',
  offersBy: 'count',
  story: supplements,
} as const;

export const vet: readonly Kind[] = [
  {
    ...pests,
    code: 'vet-drops',
    share: 30,
    shape: 'tube',
    heads: things(
      ['Капли на холку от блох и клещей', 'kapli'],
      ['Капли на холку от клещей, блох и глистов', 'kapli', 1.4],
    ),
    facets: [{ joint: ' ', options: weights }],
    offersBy: 'count',
    sizes: [bySize(['1 пипетка', 12, 1], ['3 пипетки', 30, 2.6])],
    price: 420,
  },
  {
    ...pests,
    code: 'vet-collar',
    share: 16,
    shape: 'collar',
    heads: things(['Ошейник от блох и клещей', 'osheyniki']),
    facets: [
      { joint: ' ', options: both },
      {
        joint: ', ',
        options: words('защита 4 месяца', 'защита 8 месяцев').map((o, i) => ({ ...o, dear: 1 + i * 0.7 })),
      },
    ],
    offersBy: 'size',
    sizes: [bySize(['35 см', 40, 0.9], ['65 см', 70, 1.1])],
    price: 690,
  },
  {
    ...pests,
    code: 'vet-pest-tablet',
    share: 16,
    shape: 'tablets',
    heads: things(['Жевательные таблетки от блох и клещей', 'tabletki']),
    facets: [{ joint: ' ', options: weights }],
    offersBy: 'count',
    sizes: [bySize(['1 табл.', 15, 1], ['3 табл.', 35, 2.7])],
    price: 890,
  },
  {
    ...pests,
    code: 'vet-pest-spray',
    share: 10,
    shape: 'spray',
    heads: things(['Спрей от блох и клещей', 'sprei'], ['Спрей для обработки лежака', 'sprei', 0.9]),
    facets: [{ joint: ' ', options: both }],
    offersBy: 'volume',
    sizes: [byVolume(100, 200)],
    price: 390,
  },
  {
    ...vetKind,
    code: 'vet-worm-tablet',
    share: 16,
    section: 'vetapteka/ot_glistov',
    trade: 'antiparasitic',
    shape: 'tablets',
    heads: things(['Таблетки от глистов', 'tabletki']),
    facets: [{ joint: ' ', options: weights }],
    offersBy: 'count',
    sizes: [bySize(['2 табл.', 12, 1], ['6 табл.', 20, 2.5])],
    price: 210,
    story: worms,
  },
  {
    ...vetKind,
    code: 'vet-worm-syrup',
    share: 10,
    section: 'vetapteka/ot_glistov',
    trade: 'antiparasitic',
    shape: 'bottle',
    heads: things(['Суспензия от глистов', 'suspenzii']),
    facets: [{ joint: ' ', options: words('для щенков', 'для котят', 'для взрослых собак', 'для взрослых кошек') }],
    offersBy: 'volume',
    sizes: [bySize(['5 мл', 20, 1], ['10 мл', 30, 1.6])],
    price: 190,
    story: {
      ...worms,
      features: ['сладкий вкус', 'шприц-дозатор в комплекте', 'подходит с трёх недель', 'один приём'],
    },
  },
  {
    ...good,
    code: 'vet-joint',
    share: 16,
    heads: things(['Добавка для суставов', 'dlya_sustavov'], ['Хондропротектор', 'dlya_sustavov', 1.2]),
    facets: [{ joint: ' ', options: weights }],
    sizes: [byCount(2, 30, 90), byCount(2, 60)],
    price: 19,
  },
  {
    ...good,
    code: 'vet-coat',
    share: 16,
    heads: things(['Витамины для кожи и шерсти', 'dlya_shersti'], ['Добавка с биотином и цинком', 'dlya_shersti']),
    facets: [{ joint: ' ', options: both }],
    sizes: [byCount(1, 60, 120), byCount(1, 90)],
    price: 8,
  },
  {
    ...good,
    code: 'vet-immune',
    share: 14,
    heads: things(['Витамины для иммунитета', 'dlya_immuniteta'], ['Мультивитамины', 'dlya_immuniteta', 0.9]),
    facets: [
      { joint: ' ', options: words('для собак', 'для кошек', 'для щенков', 'для котят', 'для пожилых животных') },
    ],
    sizes: [byCount(1, 60, 120), byCount(1, 100)],
    price: 7,
  },
  {
    ...vetKind,
    code: 'vet-calm-drop',
    share: 10,
    section: 'vetapteka/uspokoitelnye',
    trade: 'calming',
    shape: 'bottle',
    heads: things(['Успокоительные капли', 'kapli'], ['Успокоительная суспензия', 'kapli', 1.2]),
    facets: [{ joint: ' ', options: both }],
    offersBy: 'volume',
    sizes: [bySize(['15 мл', 40, 1], ['50 мл', 80, 2])],
    price: 390,
    story: calm,
  },
  {
    ...vetKind,
    code: 'vet-calm-spray',
    share: 6,
    section: 'vetapteka/uspokoitelnye',
    trade: 'calming',
    shape: 'spray',
    heads: things(['Успокоительный спрей', 'sprei']),
    facets: [{ joint: ' ', options: both }],
    offersBy: 'volume',
    sizes: [byVolume(60, 100)],
    price: 790,
    story: calm,
  },
  {
    ...vetKind,
    code: 'vet-ear',
    share: 12,
    section: 'vetapteka/ushi_i_glaza',
    trade: 'vetCare',
    shape: 'bottle',
    heads: things(['Лосьон для ушей', 'dlya_ushey'], ['Капли ушные', 'dlya_ushey', 1.2]),
    facets: [{ joint: ' ', options: both }],
    offersBy: 'volume',
    sizes: [byVolume(50, 100)],
    price: 340,
    story: hygiene,
  },
  {
    ...vetKind,
    code: 'vet-eye',
    share: 10,
    section: 'vetapteka/ushi_i_glaza',
    trade: 'vetCare',
    shape: 'bottle',
    heads: things(['Лосьон для глаз', 'dlya_glaz'], ['Салфетки для глаз', 'dlya_glaz', 0.8]),
    facets: [{ joint: ' ', options: both }],
    offersBy: 'size',
    sizes: [bySize(['стандарт', 80, 1], ['экономичная упаковка', 150, 1.7])],
    price: 320,
    story: hygiene,
  },
  {
    ...vetKind,
    code: 'vet-wound',
    share: 12,
    section: 'vetapteka/rany_i_kozha',
    trade: 'vetCare',
    shape: 'spray',
    heads: things(
      ['Спрей антисептический', 'antiseptiki'],
      ['Раствор антисептический', 'antiseptiki', 0.8],
      ['Гель ранозаживляющий', 'antiseptiki', 1.3],
    ),
    facets: [{ joint: ' ', options: words('для животных', 'для собак и кошек') }],
    offersBy: 'volume',
    sizes: [byVolume(50, 100), byVolume(30, 150)],
    price: 330,
    story: wounds,
  },
  {
    ...vetKind,
    code: 'vet-cone',
    share: 6,
    section: 'vetapteka/rany_i_kozha',
    trade: 'vetCare',
    shape: 'collar',
    heads: things(
      ['Защитный воротник', 'zashchitnye_vorotniki'],
      ['Мягкий защитный воротник', 'zashchitnye_vorotniki', 1.5],
    ),
    facets: [{ joint: ' ', options: words('для собак и кошек') }],
    offersBy: 'size',
    sizes: [bySize(['№ 2, 10 см', 60, 1], ['№ 4, 18 см', 110, 1.3], ['№ 6, 26 см', 180, 1.6])],
    price: 290,
    story: {
      ...wounds,
      prose: 'goods',
      about: ['Не даёт вылизать шов и почесать ухо.'],
      features: ['регулируемая застёжка', 'мягкий кант', 'прозрачный пластик'],
      composition: [],
      advice: ['Проверьте, чтобы питомец доставал до миски.'],
    },
  },
  {
    ...vetKind,
    code: 'vet-antibiotic',
    share: 10,
    section: 'vetapteka/retsepturnye',
    trade: 'prescription',
    shape: 'tablets',
    heads: things(['Антибиотик в таблетках', 'antibiotiki'], ['Антибиотик в суспензии', 'antibiotiki', 1.2]),
    facets: [{ joint: ' ', options: both }],
    offersBy: 'count',
    sizes: [bySize(['малая упаковка', 20, 1], ['на полный курс', 40, 1.8])],
    price: 480,
    prescription: true,
    story: {
      ...prescribed,
      composition: ['амоксициллин, клавулановая кислота', 'цефалексин, вспомогательные вещества'],
    },
  },
  {
    ...vetKind,
    code: 'vet-painkiller',
    share: 8,
    section: 'vetapteka/retsepturnye',
    trade: 'prescription',
    shape: 'tablets',
    heads: things(
      ['Противовоспалительные таблетки', 'protivovospalitelnye'],
      ['Противовоспалительная суспензия', 'protivovospalitelnye', 1.1],
    ),
    facets: [{ joint: ' ', options: both }],
    offersBy: 'count',
    sizes: [bySize(['7 доз', 15, 1], ['20 доз', 35, 2.3])],
    price: 520,
    prescription: true,
    story: {
      ...prescribed,
      composition: ['мелоксикам, вспомогательные вещества', 'карпрофен, вспомогательные вещества'],
      features: ['вкус мяса', 'точная дозировка', 'для собак и кошек'],
    },
  },
];
