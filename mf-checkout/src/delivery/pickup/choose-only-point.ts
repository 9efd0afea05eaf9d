import type { AppContext } from '@zapovednik/platform/app';
import { startFastPickup } from '../../delivery-choice/choose-delivery';
import { pickupPointsQuery } from './points-query';

/**
 * Chooses the only point of fast pickup in the city (DEL-50). False: there are several or none, they could not be read,
 * or the choice was not saved.
 */
export async function chooseOnlyPoint(app: AppContext): Promise<boolean> {
  const [only, another] = await app.query.fetchQuery(pickupPointsQuery(app, true)).catch(() => []);
  return only !== undefined && !another && (await startFastPickup(app, only));
}
