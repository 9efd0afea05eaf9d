import { notFound, type PageArgs } from '@zapovednik/platform/app';
import { autoOrderQuery } from '../../auto-order/auto-order-queries';

const failed = 'Не удалось загрузить автозаказ. Попробуйте ещё раз чуть позже.';

/** Reads one auto-order. If it does not exist or belongs to another customer, the page is a 404. */
export async function loadAutoOrder({ app, params, required }: PageArgs): Promise<{ id: number }> {
  const { id = '' } = params;
  // The number of an order, in the format of the call.
  if (!/^[1-9]\d{0,8}$/.test(id)) throw notFound();
  await required('auto-order', app.query.ensureQueryData(autoOrderQuery(app, Number(id))), failed);
  return { id: Number(id) };
}
