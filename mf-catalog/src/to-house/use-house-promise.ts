import { deliveryAtom } from '@zapovednik/areas/checkout/atoms';
import { housePromiseQuery } from '@zapovednik/areas/checkout/queries/house-promise';
import { useApp, useAtom } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { formatPrice } from '@zapovednik/rules/format';

const cost = (price: number) => (price > 0 ? formatPrice(price) : 'бесплатно');

/** What the chosen house can expect of a product, in words; null without a house, or when it gets nothing. */
export function useHousePromise(productId: number) {
  const app = useApp();
  const { state, address } = useAtom(deliveryAtom);
  const { data } = useQuery({ ...housePromiseQuery(app, productId, address), enabled: state === 'courier' });
  const way = data?.fast ?? data?.courier;
  if (state !== 'courier' || !data || !way) return null;
  const name = data.fast ? 'быстрая доставка' : 'курьером';
  return {
    address,
    /** "завтра", "за 2 часа" */
    period: way.period,
    /** "курьером завтра, 150 ₽" */
    text: `${name} ${way.period}, ${cost(way.price)}`,
    /** Why it is not faster; '' if it is. */
    message: data.message,
  };
}
