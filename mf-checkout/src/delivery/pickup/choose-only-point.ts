import type { AppContext } from '@zapovednik/platform/app';
import { startFastPickup } from '../../delivery-choice/choose-delivery';
import { isEmpty } from './fullest-first';
import { pickupPointsQuery } from './points-query';

/**
 * Chooses the only point of fast pickup in the city (DEL-50). False: there are several or none, the only one has
 * nothing of the basket, they could not be read, or the choice was not saved.
 */
export async function chooseOnlyPoint(app: AppContext): Promise<boolean> {
  const [only, another] = await app.query.fetchQuery(pickupPointsQuery(app, true)).catch(() => []);
  return only !== undefined && !another && !isEmpty(only) && (await startFastPickup(app, only));
}
