import { type FeedFormat, shortened, xml } from './format';
import type { FeedOffer, FeedShop } from './offers';

const MOST = { name: 150, description: 3_000 };

/** A YML feed for Yandex Market: only products that can be bought in the city. */
export const yandex: FeedFormat = {
  head(shop) {
    const { origin, madeAt, reference, courier } = shop;
    const categories = [...reference.sections.values()].map(({ id, parentId, name }) => ({
      '@id': id,
      ...(parentId !== null && { '@parentId': parentId }),
      '#text': name,
    }));
    const parts = [
      xml({ name: 'Заповедник', company: 'Заповедник', url: `${origin}/` }),
      xml({ currencies: { currency: { '@id': 'RUR', '@rate': 1 } } }),
      xml({ categories: { category: categories } }),
      ...(courier ? [deliveryOptions(courier.price / 100, courier.daysFrom)] : []),
    ];
    return `<?xml version="1.0" encoding="UTF-8"?>\n<yml_catalog date="${madeAt.toISOString()}"><shop>${parts.join('')}<offers>\n`;
  },

  offer: (offer, shop) => (offer.isInStock ? `${xml({ offer: element(offer, shop) })}\n` : null),

  tail: '</offers></shop></yml_catalog>\n',
};

const deliveryOptions = (cost: number, days: number): string =>
  xml({ 'delivery-options': { option: { '@cost': cost, '@days': days } } });

function element(offer: FeedOffer, { courier }: FeedShop): object {
  const { delivery, oldPrice, groupId, ucenka } = offer;
  return {
    '@id': offer.id,
    '@available': true,
    ...(groupId !== null && { '@group_id': groupId }),
    name: shortened(offer.name, MOST.name),
    vendor: offer.brand,
    vendorCode: offer.article,
    url: offer.url,
    price: offer.price,
    ...(oldPrice !== null && { oldprice: oldPrice }),
    currencyId: 'RUR',
    categoryId: offer.sectionId,
    picture: offer.pictures,
    // A prescription medicine is available in shops only.
    delivery: delivery !== null,
    pickup: true,
    store: true,
    ...(courier &&
      delivery !== null &&
      delivery !== courier.price / 100 && {
        'delivery-options': { option: { '@cost': delivery, '@days': courier.daysFrom } },
      }),
    description: shortened(offer.description, MOST.description),
    barcode: offer.barCode,
    weight: offer.weight / 1000,
    ...(ucenka.length > 0 && { condition: { '@type': 'reduction', reason: ucenka.join(', ') } }),
    param: offer.properties.map(({ name, value }) => ({ '@name': name, '#text': value })),
  };
}
