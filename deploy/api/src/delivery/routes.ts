import { and, asc, eq, exists } from 'drizzle-orm';
import {
  clearDelivery,
  getDeliveryServices,
  getPickupPoints,
  getPickupServices,
  getUserDelivery,
  setDelivery,
  setPickupPoint,
  setUserProfileData,
} from 'shared-contracts/api/delivery';
import { isYes } from 'shared-contracts/format';
import { loadBasket } from '../basket/load-basket';
import { totalsOf } from '../basket/totals';
import { roubles } from '../catalogue/price';
import { pickupPoint, pickupService } from '../db/schema';
import { forEveryone, forVisitor } from '../http/route';
import { chooseAddress, choosePoint, chooseService, forgetChoice } from './choose';
import { deliveryPrice, offersIn, periodOf } from './offers';
import { pickupPoints } from './points';
import { userDelivery } from './user-delivery';

export const deliveryRoutes = [
  forVisitor(getUserDelivery, (_, { db, session }) => userDelivery(db, session)),

  forEveryone(getDeliveryServices, async (_, context) => {
    const { price } = totalsOf((await loadBasket(context, context)).lines);
    return (await offersIn(context.db, context.locationId)).map((offer) => ({
      ID: offer.id,
      TYPE: offer.type,
      NAME: offer.name,
      SORT: offer.sort,
      PRICE: roubles(deliveryPrice(offer, price)),
      FREE_FROM: offer.freeFrom === null ? null : roubles(offer.freeFrom),
      PERIOD: periodOf(offer),
      DESCRIPTION: offer.description,
    }));
  }),

  forEveryone(getPickupServices, async (_, { db, locationId }) => {
    const pointHere = db
      .select({ id: pickupPoint.id })
      .from(pickupPoint)
      .where(and(eq(pickupPoint.serviceId, pickupService.id), eq(pickupPoint.locationId, locationId)));
    const rows = await db
      .select()
      .from(pickupService)
      .where(exists(pointHere))
      .orderBy(asc(pickupService.sort), asc(pickupService.id));
    return rows.map(({ id, name, marker }) => ({ ID: id, NAME: name, MARKER: marker }));
  }),

  forEveryone(getPickupPoints, ({ fast, ...request }, context) =>
    pickupPoints({ ...request, fast: isYes(fast) }, context),
  ),

  forVisitor(setPickupPoint, ({ fast, ...request }, context) =>
    choosePoint({ ...request, fast: isYes(fast) }, context),
  ),

  forVisitor(setDelivery, ({ id }, context) => chooseService(id || null, context)),

  forVisitor(setUserProfileData, (address, context) => chooseAddress(address, context)),

  forVisitor(clearDelivery, (_, context) => forgetChoice(context)),
];
