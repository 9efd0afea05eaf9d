import { notFound, type PageArgs } from '@zapovednik/platform/app';
import { type OrdersAddress, readOrdersAddress } from '../../orders/orders-address';
import { ordersQuery } from '../../orders/orders-query';

const ordersFailed = 'Не удалось загрузить заказы. Попробуйте ещё раз чуть позже.';

/** The page of orders for the address (CAB-14); a page after the last one is a 404. */
export async function loadOrders({ app, url, required }: PageArgs): Promise<OrdersAddress> {
  const address = readOrdersAddress(url.searchParams);
  const { pageCount } = await required('orders', app.query.fetchQuery(ordersQuery(app, address)), ordersFailed);
  if (address.page > Math.max(pageCount, 1)) throw notFound();
  return address;
}
