import { XMLBuilder } from 'fast-xml-parser';
import type { FeedOffer, FeedShop } from './offers';

/** Writes a feed in pieces, because 100,000 products do not fit into one string. */
export interface FeedFormat {
  head(shop: FeedShop): string;
  /** Null: the product is not in this feed. */
  offer(offer: FeedOffer, shop: FeedShop): string | null;
  tail: string;
}

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', suppressBooleanAttributes: false });

/** Characters that XML 1.0 cannot contain. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/**
 * XML of nested elements: a list repeats its element, `@name` is an attribute, undefined is left out.
 *
 * @example xml({ offer: { '@id': 7, name: 'Корм', picture: [one, two] } })
 */
export const xml = (elements: object): string => builder.build(elements).replace(FORBIDDEN, '');

/** Text without HTML, with at most this many characters, ending with a whole word. */
export function shortened(text: string, most: number): string {
  const plain = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= most) return plain;
  return `${plain.slice(0, most - 1).replace(/\s+\S*$/, '')}…`;
}
