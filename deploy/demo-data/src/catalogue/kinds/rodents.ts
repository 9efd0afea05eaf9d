import { colours, flavours, forPets, materials, things, words } from './choices';
import type { ProductKind } from './kind';
import { feeding, living, nibbling } from './rodents-stories';
import { bySize, byWeight, portions } from './sizes';

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

export const rodents: readonly ProductKind[] = [
  {
    ...food,
    code: 'rodent-food',
    share: 60,
    names: [
      { text: 'Корм' },
      { text: 'Зерносмесь', priceFactor: 0.9 },
      { text: 'Гранулированный корм', priceFactor: 1.25 },
    ],
    facets: [
      {
        separator: ' ',
        options: [
          { text: 'для хомяков', leaf: 'dlya_khomyakov', values: { pet: 'Хомяк' } },
          { text: 'для кроликов', leaf: 'dlya_krolikov', values: { pet: 'Кролик' } },
          { text: 'для морских свинок', leaf: 'dlya_morskikh_svinok', values: { pet: 'Морская свинка' } },
          { text: 'для шиншилл и дегу', leaf: 'dlya_shinshill', values: { pet: 'Шиншилла' }, priceFactor: 1.2 },
          { text: 'для крыс и мышей', leaf: 'dlya_krys', values: { pet: 'Крыса' } },
        ],
      },
      {
        separator: ', ',
        options: words('с овощами', 'с орехами', 'с фруктами', 'с травами', 'с морковью', 'с люцерной'),
      },
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
    names: things(['Сено луговое', 'seno'], ['Сено тимофеевки', 'seno', 1.2]),
    facets: [
      { separator: ' ', options: words('без добавок', 'с ромашкой', 'с мятой', 'с календулой', 'с одуванчиком') },
    ],
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
    names: things(
      ['Древесный наполнитель', 'napolniteli'],
      ['Кукурузный наполнитель', 'napolniteli', 1.3],
      ['Бумажная подстилка', 'napolniteli', 1.5],
    ),
    facets: [{ separator: ' ', options: forPets('для грызунов', 'для кроликов') }],
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
    names: things(['Зерновые палочки', 'palochki'], ['Зерновые колечки', 'palochki', 0.95]),
    facets: [
      { separator: ' ', options: forPets('для хомяков', 'для кроликов', 'для морских свинок', 'для грызунов') },
      {
        separator: ', ',
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
    names: things(
      ['Сушёные овощи', 'ovoshchi_i_travy'],
      ['Сбор трав', 'ovoshchi_i_travy'],
      ['Веточный корм', 'ovoshchi_i_travy', 0.9],
    ),
    facets: [{ separator: ' ', options: forPets('для грызунов', 'для кроликов', 'для шиншилл', 'для морских свинок') }],
    sizes: [portions(10, 40, 100), portions(8, 80)],
    story: {
      ...nibbling,
      about: ['Разнообразит рацион и напоминает о лете.', 'Хрустит, пахнет лугом и кончается слишком быстро.'],
      features: [
        'сушится при низкой температуре',
        'без сахара и красителей',
        'стачивает зубы',
        'собрано вдали от дорог',
      ],
      advice: ['Добавляйте щепотку к сену или давайте с руки.', 'Лакомство не заменяет корм и сено.'],
    },
    price: 190,
  },
  {
    ...treats,
    code: 'rodent-stone',
    share: 6,
    shape: 'decor',
    names: things(['Минеральный камень', 'mineralnye'], ['Солевой камень', 'mineralnye', 0.8]),
    facets: [{ separator: ' ', options: words('для грызунов', 'с травами', 'с морковью') }],
    sizes: [portions(10, 40, 100)],
    story: {
      ...nibbling,
      about: ['Зубы грызунов растут всю жизнь, и им нужна работа.'],
      features: ['стачивает зубы', 'кальций и микроэлементы', 'крепится к клетке'],
      advice: ['Закрепите на высоте мордочки и замените, когда сточится.'],
    },
    price: 140,
  },
  {
    ...home,
    code: 'rodent-cage',
    share: 12,
    section: 'tovary_dlya_gryzunov/kletki',
    shape: 'cage',
    names: things(['Клетка', 'kletki'], ['Клетка двухэтажная', 'kletki', 1.4]),
    facets: [
      {
        separator: ' ',
        options: forPets('для хомяков', 'для кроликов', 'для морских свинок', 'для шиншилл').map((o, i) => ({
          ...o,
          priceFactor: [0.8, 1.4, 1.2, 1.6][i] ?? 1,
        })),
      },
      { separator: ', ', options: colours('f', 'grey', 'blue', 'beige') },
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
    names: things(['Домик', 'domiki'], ['Гнездо', 'domiki', 0.8]),
    facets: [
      {
        separator: ' ',
        options: materials(['из берёзы', 'Дерево'], ['из керамики', 'Керамика', 1.2], ['из лозы', 'Лоза', 0.9]),
      },
      { separator: ' ', options: forPets('для хомяков', 'для морских свинок', 'для кроликов') },
    ],
    sizes: [bySize(['S', 250, 1], ['M', 480, 1.4])],
    story: {
      ...living,
      about: ['Тихое место, где можно спать и прятать запасы.', 'Без дна: легко поднять и убрать под ним.'],
      features: ['некрашеный материал', 'можно грызть', 'широкий вход', 'не опрокидывается'],
      advice: ['Положите внутрь сено или бумажную вату.', 'Проветривайте и меняйте подстилку раз в неделю.'],
    },
    price: 490,
  },
  {
    ...home,
    code: 'rodent-tunnel',
    share: 4,
    section: 'tovary_dlya_gryzunov/aksessuary',
    shape: 'decor',
    names: things(['Туннель', 'kolesa'], ['Туннель гибкий', 'kolesa', 1.2]),
    facets: [{ separator: ' ', options: forPets('для хомяков', 'для кроликов', 'для морских свинок') }],
    sizes: [bySize(['диаметр 6 см', 120, 1], ['диаметр 12 см', 260, 1.5])],
    price: 420,
    story: {
      ...living,
      about: [
        'Норка, в которой можно бегать, прятаться и встречаться.',
        'Соединяет домики и превращает клетку в город.',
      ],
      features: ['можно грызть', 'легко моется', 'складывается'],
      advice: [
        'Выберите диаметр, в котором зверёк свободно повернётся.',
        'Проверяйте края: острые зазубрины зачистите.',
      ],
    },
  },
  {
    ...home,
    code: 'rodent-wheel',
    share: 10,
    section: 'tovary_dlya_gryzunov/aksessuary',
    shape: 'decor',
    names: things(['Колесо беговое', 'kolesa'], ['Колесо на подставке', 'kolesa', 1.2]),
    facets: [
      {
        separator: ' ',
        options: materials(['из пластика', 'Пластик'], ['из дерева', 'Дерево', 1.4]),
      },
    ],
    sizes: [bySize(['15 см', 180, 1], ['21 см', 320, 1.4], ['28 см', 520, 1.9])],
    story: {
      ...living,
      about: ['Зверёк пробегает за ночь несколько километров: дайте ему дорогу.', 'Крутится тихо и не будит хозяев.'],
      features: [
        'сплошное полотно бережёт лапки',
        'тихий подшипник',
        'крепится к клетке или стоит на полу',
        'легко моется',
      ],
      advice: [
        'Спина бегуна должна оставаться прямой: выберите диаметр по размеру зверька.',
        'Смазывайте ось каплей растительного масла.',
      ],
      adviceHeading: 'Как пользоваться',
    },
    price: 590,
  },
  {
    ...home,
    code: 'rodent-bottle',
    share: 8,
    section: 'tovary_dlya_gryzunov/aksessuary',
    shape: 'bottle',
    names: things(['Поилка шариковая', 'poilki'], ['Поилка с держателем', 'poilki', 1.2]),
    facets: [{ separator: ' ', options: forPets('для хомяков', 'для кроликов', 'для морских свинок') }],
    offersBy: 'volume',
    sizes: [bySize(['75 мл', 75, 0.75], ['150 мл', 150, 1.5]), bySize(['250 мл', 250, 2.5], ['600 мл', 600, 6])],
    story: {
      ...living,
      about: ['Вода всегда чистая, подстилка всегда сухая.', 'Не капает и крепится за минуту.'],
      features: ['шарик из нержавеющей стали', 'не протекает', 'видно уровень воды', 'крепление в комплекте'],
      advice: ['Меняйте воду каждый день и промывайте носик ёршиком.', 'Закрепите на высоте мордочки.'],
      adviceHeading: 'Как пользоваться',
    },
    price: 190,
    bulk: 0.4,
  },
  {
    ...home,
    code: 'rodent-sand',
    share: 6,
    section: 'tovary_dlya_gryzunov/aksessuary',
    shape: 'bag',
    names: things(['Песок для купания', 'pesok']),
    facets: [{ separator: ' ', options: forPets('для шиншилл', 'для хомяков', 'для дегу') }],
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
