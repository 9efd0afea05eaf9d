import type { PageArgs } from '@zapovednik/platform/app';
import { data } from '@zapovednik/platform/router';
import { loadOrder } from '../../placed-order/load-order';

/** `/order/<token>/`: for a wrong, expired or incomplete token, the page is a 404 with help. */
export async function loadLinkedOrder({ params: { orderToken = '' }, ...args }: PageArgs) {
  const isFound = await loadOrder(args, { token: orderToken });
  return isFound ? { token: orderToken } : data({ token: null }, { status: 404 });
}
