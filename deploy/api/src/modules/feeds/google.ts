import { wayUp } from '../catalogue/api';
import { type FeedFormat, shortened, xml } from './format';
import type { FeedOffer, FeedShop } from './offers';

const MOST = { title: 150, description: 5_000 };

/** «Животные и товары для питомцев» in Google's list of categories. */
const PET_SUPPLIES = 5;

/** A feed for Google Merchant: RSS 2.0 with its own elements. It includes sold-out products, marked as such. */
export const google: FeedFormat = {
  head: ({ origin }) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${xml({
      title: 'Заповедник',
      link: `${origin}/`,
      description: 'Товары для животных',
    })}\n`,

  offer: (offer, shop) => `${xml({ item: item(offer, shop) })}\n`,

  tail: '</channel></rss>\n',
};

const money = (roubles: number) => `${roubles.toFixed(2)} RUB`;

function item(offer: FeedOffer, { reference }: FeedShop): object {
  const { pictures, oldPrice, groupId, delivery, ucenka } = offer;
  const [picture, ...others] = pictures;
  const sections = wayUp(reference.sections, offer.sectionId).reverse();
  return {
    'g:id': offer.id,
    'g:title': shortened(offer.name, MOST.title),
    'g:description': shortened(offer.description, MOST.description) || offer.name,
    'g:link': offer.url,
    'g:image_link': picture,
    ...(others.length > 0 && { 'g:additional_image_link': others }),
    'g:availability': offer.isInStock ? 'in_stock' : 'out_of_stock',
    'g:price': money(oldPrice ?? offer.price),
    ...(oldPrice !== null && { 'g:sale_price': money(offer.price) }),
    'g:condition': ucenka.length > 0 ? 'used' : 'new',
    'g:brand': offer.brand,
    'g:gtin': offer.barCode,
    'g:mpn': offer.article,
    ...(groupId !== null && { 'g:item_group_id': groupId }),
    'g:product_type': sections.map((id) => reference.sections.get(id)?.name ?? '').join(' > '),
    'g:google_product_category': PET_SUPPLIES,
    'g:shipping_weight': `${offer.weight / 1000} kg`,
    ...(delivery !== null && { 'g:shipping': { 'g:country': 'RU', 'g:price': money(delivery) } }),
  };
}
