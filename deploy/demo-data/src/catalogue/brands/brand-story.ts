import * as z from 'zod/mini';
import { readData } from '../../reading/read-data';
import { type Brand, trade } from './brand';

/** The beginning of a brand, by its kind of goods: the end of «История бренда начинается в 1998 году …». */
const beginnings = readData(
  'brands/beginnings.json',
  z.array(z.strictObject({ trades: z.array(trade), texts: z.array(z.string()) })),
);

const list = new Intl.ListFormat('ru');

/**
 * The text of a brand's page: its products, its beginning, and its lines.
 * @param named the name as in a sentence: in quotation marks if it is Russian
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
