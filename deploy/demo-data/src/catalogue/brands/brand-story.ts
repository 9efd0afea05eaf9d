import type { Brand, Trade } from './brand';

/** How a brand of this kind of goods began: the end of «История бренда начинается в 1998 году …». */
const beginnings: readonly { readonly trades: readonly Trade[]; readonly texts: readonly string[] }[] = [
  {
    trades: ['dogFood', 'catFood', 'dietFood'],
    texts: [
      'с одного рецепта, который ветеринар составил для собственных питомцев',
      'с маленького цеха при ферме: первые мешки продавали соседям',
      'с консервов в стеклянных банках, которые развозили по питомникам',
    ],
  },
  {
    trades: ['dogTreats', 'catTreats'],
    texts: ['с сушильного шкафа на семейной кухне', 'с лакомств для занятий в школе собак'],
  },
  {
    trades: ['clayLitter', 'woodLitter', 'newLitter', 'litterTrays'],
    texts: ['с вопроса, почему в квартире с кошкой должно чем-то пахнуть', 'с наполнителя для небольшого приюта'],
  },
  {
    trades: ['dogToys', 'catToys'],
    texts: [
      'с мячика, который пёс основателей не смог разгрызть',
      'с удочки, которую смастерили для одной скучающей кошки',
    ],
  },
  {
    trades: ['beds', 'scratchers', 'carriers', 'rodentHome', 'birdHome'],
    texts: ['со столярной мастерской на два верстака', 'с домика, который сделали для себя, а потом для всех знакомых'],
  },
  {
    trades: ['leads', 'reels', 'clothes'],
    texts: ['с поводка, который шили для кинологов и испытывали в лесу', 'с ателье, где снимали мерки с каждой собаки'],
  },
  {
    trades: ['grooming', 'brushes', 'hygiene', 'bowls', 'fountains'],
    texts: [
      'с грумерского салона, которому не хватало хороших средств',
      'с одной щётки и долгих разговоров с грумерами',
    ],
  },
  {
    trades: ['rodentFood', 'birdFood', 'reptileFood', 'fishFood'],
    texts: [
      'с зерна, которое смешивали вручную для клуба любителей',
      'с лаборатории кормов при городском живом уголке',
    ],
  },
  {
    trades: ['aquariumGear', 'aquariumDecor', 'waterCare', 'reptileGear'],
    texts: ['с аквариумного клуба в подвале дома культуры', 'с фильтра, собранного на кухонном столе'],
  },
  {
    trades: ['antiparasitic', 'vitamins', 'calming', 'vetCare', 'prescription'],
    texts: ['с небольшой ветеринарной лаборатории', 'с аптеки при ветеринарной клинике'],
  },
];

const list = new Intl.ListFormat('ru');

/**
 * The text of a brand's page: what it makes, how it began, and its lines.
 * @param named the name as a sentence has it: in quotation marks if it is Russian
 */
export function brandStory({ id, description, founded, country, trades, lines }: Brand, named: string): string {
  const texts = beginnings.find((one) => one.trades.some((trade) => trades.includes(trade)))?.texts ?? [];
  const beginning = texts[id % texts.length];
  const paragraphs = [
    description,
    `История бренда начинается в ${founded} году${beginning ? ` ${beginning}` : ''}. Родина бренда — ${country}.`,
    lines.length > 1 && `Сегодня под этим именем выходят линейки ${list.format(lines.map((line) => `«${line}»`))}.`,
    `Все товары ${named} в «Заповеднике» — от официального поставщика: мы проверяем сроки годности и храним по правилам.`,
  ];
  return paragraphs.flatMap((text) => (text ? `<p>${text}</p>` : [])).join('');
}
