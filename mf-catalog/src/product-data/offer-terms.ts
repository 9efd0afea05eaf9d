import type { ProductDetail } from '@zapovednik/api/catalog/models/product-detail';
import { isReturnable, RETURN_DAYS } from '../products/returns';

/** The terms of returns and of the courier in this city, the same as on the page, in the format of schema.org. */
export function offerTerms(product: ProductDetail, city: string) {
  const { courierDate: date, courierPrice: price } = product.delivery;
  const roubles = price === 'бесплатно' ? 0 : Number(/^([\d\s]+)₽$/.exec(price)?.[1]?.replace(/\s/g, '') || Number.NaN);
  const days = ['сегодня', 'завтра', 'послезавтра'].indexOf(date);
  return {
    hasMerchantReturnPolicy: isReturnable(product)
      ? {
          '@type': 'MerchantReturnPolicy',
          applicableCountry: 'RU',
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: RETURN_DAYS,
        }
      : {
          '@type': 'MerchantReturnPolicy',
          applicableCountry: 'RU',
          returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
        },
    ...(!Number.isNaN(roubles) && {
      shippingDetails: {
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', value: roubles, currency: 'RUB' },
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'RU', addressRegion: city },
        ...(days >= 0 && {
          deliveryTime: {
            '@type': 'ShippingDeliveryTime',
            transitTime: { '@type': 'QuantitativeValue', minValue: days, maxValue: days, unitCode: 'DAY' },
          },
        }),
      },
    }),
  };
}
