import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { toDeliveryChoice } from '../models/delivery';
import { toFastDelivery, toFastDeliveryZone, toHousePromise } from '../models/fast-delivery';
import { userDelivery } from '../wire/delivery';
import { fastDelivery, fastDeliveryZone, housePromise } from '../wire/fast-delivery';

const both = ['GET', 'POST'] as const;

export const getFastDeliveryZones = defineCall({
  id: 'location.fastDelivery.get',
  requirement: 'API-31',
  summary: 'Polygons of fast delivery in the location; empty where there is none',
  methods: both,
  path: '/location/fast_delivery/get/',
  writes: false,
  maxAge: 3600,
  answer: z.array(fastDeliveryZone),
  model: (zones) => zones.map(toFastDeliveryZone),
});

/** Product IDs joined by commas: "1042,1043". */
const productIds = z.pipe(
  z.string().check(z.regex(/^\d{1,9}(,\d{1,9}){0,199}$/, 'Ожидаются номера товаров через запятую')),
  z.transform((text) => [...new Set(text.split(',').map(Number))]),
);

export const calcFastDelivery = defineCall({
  id: 'sale.delivery.calcFastDelivery',
  requirement: 'API-50',
  summary: 'Fast delivery of these products, as many as are in the basket, else one of each',
  methods: both,
  path: '/sale/delivery/calcFastDelivery/{ids}/',
  writes: false,
  retryAfterExpiry: false,
  params: z.object({ ids: productIds }),
  answer: fastDelivery,
  model: toFastDelivery,
});

export const getHousePromises = defineCall({
  id: 'sale.delivery.getHousePromises',
  requirement: 'PRD-04',
  summary: 'When the chosen address can get each of these products, for pages that show many; [] without an address',
  path: '/sale/delivery/get/house_promises/{ids}/',
  writes: false,
  params: z.object({ ids: productIds }),
  answer: z.array(housePromise),
  model: (promises) => promises.map(toHousePromise),
});

/** The price in the path is the one that the customer saw; the server calculates the price itself. */
const priceOrNull = z.pipe(
  z.string().check(z.regex(/^(null|\d{1,7}(\.\d{1,2})?)$/, 'Ожидается стоимость или null')),
  z.transform((text) => (text === 'null' ? null : Number(text))),
);

export const setFastDeliveryPrice = defineCall({
  id: 'sale.delivery.setFastDeliveryPrice',
  requirement: 'API-48',
  summary: 'Chooses fast delivery for the basket at the price that was shown; null: ordinary courier again',
  methods: both,
  path: '/sale/delivery/set/fast_delivery_price/{id}/',
  writes: true,
  fails: [409],
  retryAfterExpiry: false,
  params: z.object({ id: priceOrNull }),
  answer: userDelivery,
  model: toDeliveryChoice,
});
