import type { Context } from '../../http/context';
import { arrivalAtPoint, arrivalFromShelf, arrivalText, type Place } from './arrival';
import { offersIn } from './offers';

/** When an order can be collected at points of the city: from a shop's own shelf, or from the city's stock. */
export async function periodsAt(fromShelf: boolean, { db, locationId, city, now }: Context) {
  const moment = { now: now(), timeZone: city.timeZone };
  const [pickup] = fromShelf ? [] : await offersIn(db, locationId, moment.now, ['pickup']);
  return (point: Place): string => {
    const arrival = fromShelf ? arrivalFromShelf(point, moment) : arrivalAtPoint(point, pickup?.later ?? 0, moment);
    return arrival ? arrivalText(arrival) : point.deliveryTime;
  };
}
