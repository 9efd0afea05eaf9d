import type { PageArgs } from '@zapovednik/platform/app';
import { ApiError } from '@zapovednik/platform/client';
import { type OrderAccess, placedOrderQuery } from './order-access';

/** The server's statuses if the order does not exist, belongs to another person, or the link is wrong. */
const isHidden = (error: unknown) => error instanceof ApiError && [400, 401, 404].includes(error.status);

/**
 * Reads an order for a page.
 *
 * @returns whether this person may see it; any other failure shows the error page
 */
export async function loadOrder({ app, required }: Pick<PageArgs, 'app' | 'required'>, access: OrderAccess) {
  const reading = app.query.fetchQuery(placedOrderQuery(app, access)).then(
    () => true,
    (error: unknown) => {
      if (isHidden(error)) return false;
      throw error;
    },
  );
  return required('placed-order', reading, 'Не удалось загрузить заказ');
}
