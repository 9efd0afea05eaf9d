import {
  clearDelivery,
  getDeliveryServices,
  getPickupPoints,
  getPickupServices,
  getUserDelivery,
  setDelivery,
  setPickupPoint,
  setUserProfileData,
} from '@zapovednik/api/checkout/calls/delivery';
import { getDeliveryPrices, updateUserDeliveryAfterOrderSave } from '@zapovednik/api/checkout/calls/delivery-price';
import {
  calcFastDelivery,
  getFastDeliveryZones,
  getHousePromises,
  setFastDeliveryPrice,
} from '@zapovednik/api/checkout/calls/fast-delivery';
import { isYes } from '@zapovednik/rules/format';
import { and, asc, eq, exists } from 'drizzle-orm';
import { roubles } from '../../base/money';
import { pickupPoint, pickupService } from '../../db/schema';
import { forEveryone, forVisitor, forVisitorAsking } from '../../http/route';
import { deliveryPrice, periodOf } from '../offers/api';
import { checkedAddress } from './address/address-check';
import { placeOfTown } from './address/town';
import { storeLastDelivery } from './after-order';
import {
  chooseAddress,
  chooseFastDelivery,
  choosePoint,
  chooseService,
  forgetChoice,
  leaveFastDelivery,
} from './choose';
import { fastDeliveryOf, presentFast } from './fast-delivery';
import { basketGoods, goodsOfProducts } from './goods';
import { housePromises } from './house-promises';
import { offersFor } from './offers-for';
import { pickupPoints } from './points';
import { deliveryPrices } from './prices';
import { checkMarked } from './profiles/check-marked';
import { profileRoutes } from './profiles/routes';
import { userDelivery } from './user-delivery';
import { presentZone, zonesIn } from './zones';

export const deliveryRoutes = [
  ...profileRoutes,

  forVisitor(getUserDelivery, (_, context) => userDelivery(context)),

  forEveryone(getDeliveryServices, async (_, context) => {
    const goods = await basketGoods(context);
    return (await offersFor(goods, context.session?.address ?? null, context)).map((offer) => ({
      ID: offer.id,
      TYPE: offer.type,
      NAME: offer.name,
      SORT: offer.sort,
      PRICE: roubles(deliveryPrice(offer, goods.price, goods.weight)),
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

  forVisitorAsking(
    setUserProfileData,
    async (given, context) => {
      if (given.id === undefined) {
        return checkedAddress(given, await placeOfTown(given.town, context.locationId, context), context);
      }
      await checkMarked(given.id, context);
      return given;
    },
    (_, context, address) => chooseAddress(address, context),
  ),

  forVisitor(clearDelivery, (_, context) => forgetChoice(context)),

  forEveryone(getFastDeliveryZones, async (_, { db, locationId }) => (await zonesIn(db, locationId)).map(presentZone)),

  forVisitor(calcFastDelivery, async ({ ids }, context) => {
    const goods = await goodsOfProducts(ids, context);
    return presentFast(await fastDeliveryOf(goods, context.session.address, context), goods);
  }),

  forEveryone(getHousePromises, ({ ids }, context) => housePromises(ids, context)),

  forVisitor(setFastDeliveryPrice, ({ id: price }, context) =>
    price === null ? leaveFastDelivery(context) : chooseFastDelivery(context),
  ),

  forEveryone(getDeliveryPrices, (_, context) => deliveryPrices(context)),

  forVisitor(updateUserDeliveryAfterOrderSave, (_, context) => storeLastDelivery(context)),
];
