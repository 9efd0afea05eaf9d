import { colours, materials, things } from './choices';
import type { Facet, Kind, Story } from './kind';
import { bySize } from './sizes';

const story: Story = {
  prose: 'goods',
  about: [
    'Для прогулок каждый день: удобно собаке и спокойно хозяину.',
    'Крепкая фурнитура, прошитые швы и мягкий край, который не натирает.',
    'Сделано так, чтобы служить не один сезон, в дождь и в мороз.',
    'Надёжная вещь без лишних деталей: надел, застегнул, пошёл.',
  ],
  features: [
    'светоотражающая строчка',
    'сварное кольцо для карабина',
    'прочная пряжка, которую легко расстегнуть в варежках',
    'мягкая подкладка',
    'не линяет и быстро сохнет',
    'регулируется по размеру',
    'кольцо для адресника',
  ],
  adviceHeading: 'Размер и уход',
  advice: [
    'Измерьте обхват сантиметровой лентой: под изделием должны проходить два пальца.',
    'Если мерка попала между размерами, берите больший.',
    'Стирайте вручную в прохладной воде и сушите вдали от батареи.',
    'Проверяйте карабин и швы раз в месяц.',
  ],
};

const base = {
  section: 'tovary_dlya_sobak/amunitsiya',
  trade: 'leads',
  animal: 'dog',
  shape: 'collar',
  offersBy: 'size',
  bulk: 1,
  story,
} as const satisfies Partial<Kind>;

const cloth = materials(
  ['из нейлона', 'Нейлон'],
  ['из натуральной кожи', 'Кожа', 1.7],
  ['из биотана', 'Биотан', 1.4],
  ['из хлопка', 'Хлопок', 1.1],
);
const madeOf: Facet = { joint: ' ', options: cloth };

export const dogWalk: readonly Kind[] = [
  {
    ...base,
    code: 'dog-collar',
    share: 26,
    heads: things(['Ошейник', 'osheyniki'], ['Ошейник-полуудавка', 'osheyniki', 1.15]),
    facets: [madeOf, { joint: ', ', options: colours('m', 'red', 'blue', 'black', 'brown', 'green', 'orange') }],
    sizes: [
      bySize(['S, 25–35 см', 60, 1], ['M, 35–45 см', 90, 1.25], ['L, 45–60 см', 130, 1.5]),
      bySize(['XS, 20–28 см', 45, 0.9], ['S, 25–35 см', 60, 1]),
    ],
    price: 640,
  },
  {
    ...base,
    code: 'dog-lead',
    share: 22,
    shape: 'leash',
    heads: things(
      ['Поводок', 'povodki'],
      ['Поводок-перестёжка', 'povodki', 1.35],
      ['Поводок с амортизатором', 'povodki', 1.3],
    ),
    facets: [madeOf, { joint: ', ', options: colours('m', 'red', 'blue', 'black', 'brown', 'orange') }],
    sizes: [bySize(['1,2 м', 140, 1], ['2 м', 190, 1.25]), bySize(['3 м', 240, 1.5], ['5 м', 330, 1.9])],
    price: 720,
  },
  {
    ...base,
    code: 'dog-reel',
    trade: 'reels',
    share: 12,
    shape: 'leash',
    heads: things(['Рулетка ленточная', 'ruletki', 1.15], ['Рулетка тросовая', 'ruletki']),
    facets: [{ joint: ', ', options: colours('f', 'red', 'blue', 'black', 'pink', 'turquoise') }],
    sizes: [bySize(['S, 3 м, до 12 кг', 190, 1], ['M, 5 м, до 20 кг', 270, 1.3], ['L, 5 м, до 50 кг', 350, 1.6])],
    price: 950,
  },
  {
    ...base,
    code: 'dog-harness',
    share: 24,
    heads: things(['Шлейка', 'shleyki'], ['Шлейка-жилетка', 'shleyki', 1.2], ['Шлейка прогулочная', 'shleyki', 1.05]),
    facets: [
      { joint: ' ', options: cloth.filter(({ values }) => values?.material !== 'Кожа') },
      { joint: ', ', options: colours('f', 'red', 'blue', 'black', 'green', 'orange', 'turquoise') },
    ],
    sizes: [
      bySize(['S, обхват 35–45 см', 120, 1], ['M, обхват 45–60 см', 180, 1.2], ['L, обхват 60–80 см', 250, 1.45]),
      bySize(['XS, обхват 28–36 см', 90, 0.9], ['S, обхват 35–45 см', 120, 1]),
    ],
    price: 1350,
  },
  {
    ...base,
    code: 'dog-muzzle',
    share: 8,
    heads: things(['Намордник', 'namordniki']),
    facets: [
      {
        joint: ' ',
        options: materials(
          ['из мягкого силикона', 'Силикон'],
          ['из нейлона', 'Нейлон', 0.7],
          ['из стальной сетки', 'Сталь', 1.3],
        ),
      },
    ],
    sizes: [bySize(['№ 2, обхват 20 см', 80, 1], ['№ 4, обхват 26 см', 120, 1.15], ['№ 6, обхват 32 см', 170, 1.3])],
    price: 780,
  },
  {
    ...base,
    code: 'dog-overall',
    section: 'tovary_dlya_sobak/odezhda',
    trade: 'clothes',
    shape: 'decor',
    share: 14,
    heads: things(['Комбинезон', 'kombinezony'], ['Дождевик', 'kombinezony', 0.75], ['Попона', 'kombinezony', 0.9]),
    facets: [
      {
        joint: ' ',
        options: materials(['на флисе', 'Флис'], ['на мембране', 'Мембрана', 1.35], ['на синтепоне', 'Синтепон', 1.1]),
      },
      { joint: ', цвет ', options: colours('m', 'red', 'blue', 'grey', 'green', 'orange') },
    ],
    sizes: [bySize(['S, спина 26 см', 180, 1], ['M, спина 34 см', 240, 1.2], ['L, спина 44 см', 320, 1.4])],
    price: 2190,
  },
  {
    ...base,
    code: 'dog-sweater',
    section: 'tovary_dlya_sobak/odezhda',
    trade: 'clothes',
    shape: 'decor',
    share: 8,
    heads: things(['Свитер', 'svitery'], ['Джемпер', 'svitery', 1.1]),
    facets: [
      { joint: ' ', options: materials(['вязаный', 'Акрил'], ['из шерсти мериноса', 'Шерсть', 1.5]) },
      { joint: ', ', options: colours('m', 'red', 'blue', 'grey', 'beige') },
    ],
    sizes: [bySize(['S, спина 26 см', 120, 1], ['M, спина 34 см', 160, 1.15])],
    price: 1290,
  },
];
