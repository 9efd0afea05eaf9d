import { things, words } from './choices';
import type { ProductKind } from './kind';
import { bySize, byVolume } from './sizes';
import { dogOrCat, petsByWeight, vetKind } from './vet-kind';
import { cautions, parasites, worms } from './vet-stories';

const pests = {
  ...vetKind,
  section: 'vetapteka/ot_blokh_i_kleshchey',
  trade: 'antiparasitic',
  story: parasites,
} as const;

/** Against fleas, ticks and worms. */
export const vetParasites: readonly ProductKind[] = [
  {
    ...pests,
    code: 'vet-drops',
    share: 30,
    shape: 'tube',
    names: things(
      ['Капли на холку от блох и клещей', 'kapli'],
      ['Капли на холку от клещей, блох и глистов', 'kapli', 1.4],
    ),
    facets: [{ separator: ' ', options: petsByWeight }],
    offersBy: 'count',
    sizes: [bySize(['1 пипетка', 12, 1], ['3 пипетки', 30, 2.6])],
    price: 420,
  },
  {
    ...pests,
    code: 'vet-collar',
    share: 16,
    shape: 'collar',
    names: things(['Ошейник от блох и клещей', 'osheyniki']),
    facets: [
      { separator: ' ', options: dogOrCat },
      {
        separator: ', ',
        options: words('защита 4 месяца', 'защита 8 месяцев').map((o, i) => ({ ...o, priceFactor: 1 + i * 0.7 })),
      },
    ],
    offersBy: 'size',
    sizes: [bySize(['35 см', 40, 0.9], ['65 см', 70, 1.1])],
    price: 690,
    story: {
      ...parasites,
      composition: ['флуметрин, имидаклоприд, полимерная основа', 'пропоксур, флуметрин, полимерная основа'],
      features: ['действует с первого дня', 'водостойкий', 'регулируется по обхвату', 'безопасная застёжка'],
      advice: [
        'Наденьте так, чтобы под ошейником проходили два пальца, лишнее отрежьте.',
        'Вымойте руки и не снимайте ошейник до конца срока действия.',
        ...cautions,
      ],
    },
  },
  {
    ...pests,
    code: 'vet-pest-tablet',
    share: 16,
    shape: 'tablets',
    names: things(['Жевательные таблетки от блох и клещей', 'tabletki']),
    facets: [{ separator: ' ', options: petsByWeight }],
    offersBy: 'count',
    sizes: [bySize(['1 табл.', 15, 1], ['3 табл.', 35, 2.7])],
    price: 890,
    story: {
      ...parasites,
      composition: ['флураланер, вкусовая добавка', 'афоксоланер, вкусовая добавка'],
      features: [
        'можно купать в любой день',
        'едят как лакомство',
        'действует через четыре часа',
        'точная доза по весу',
      ],
      advice: [
        'Дайте во время кормления, целиком или раскрошив.',
        'Повторяйте по инструкции, пока длится сезон клещей.',
        ...cautions,
      ],
    },
  },
  {
    ...pests,
    code: 'vet-pest-spray',
    share: 10,
    shape: 'spray',
    names: things(['Спрей от блох и клещей', 'sprei'], ['Спрей для обработки лежака', 'sprei', 0.9]),
    facets: [{ separator: ' ', options: dogOrCat }],
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
    names: things(['Таблетки от глистов', 'tabletki']),
    facets: [{ separator: ' ', options: petsByWeight }],
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
    names: things(['Суспензия от глистов', 'suspenzii']),
    facets: [
      {
        separator: ' ',
        options: [
          { text: 'для щенков', values: { pet: 'Собака', age: 'Щенки' } },
          { text: 'для котят', values: { pet: 'Кошка', age: 'Котята' } },
          { text: 'для взрослых собак', values: { pet: 'Собака', age: 'Взрослые' } },
          { text: 'для взрослых кошек', values: { pet: 'Кошка', age: 'Взрослые' } },
        ],
      },
    ],
    offersBy: 'volume',
    sizes: [bySize(['5 мл', 20, 1], ['10 мл', 30, 1.6])],
    price: 190,
    story: {
      ...worms,
      features: ['сладкий вкус', 'шприц-дозатор в комплекте', 'подходит с трёх недель', 'один приём'],
    },
  },
];
