import type { PageArgs } from '@zapovednik/platform/app';
import { data } from '@zapovednik/platform/router';
import { loadOrder } from '../../placed-order/load-order';

/** `/order/<token>/`: a forged, foreign, old or incomplete token answers 404, with help. */
export async function loadLinkedOrder({ params: { orderToken = '' }, ...args }: PageArgs) {
  const isFound = await loadOrder(args, { token: orderToken });
  return isFound ? { token: orderToken } : data({ token: null }, { status: 404 });
}
