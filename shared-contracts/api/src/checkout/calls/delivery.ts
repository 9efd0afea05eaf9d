import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { flag, id, wholeNumber } from '../../field';
import { toDeliveryChoice, toDeliveryService, toPickupPoint, toPickupService } from '../models/delivery';
import { addressChoice } from '../wire/address';
import { deliveryService, pickupPoint, pickupService, userDelivery } from '../wire/delivery';

const both = ['GET', 'POST'] as const;

export const getUserDelivery = defineCall({
  id: 'sale.delivery.get',
  requirement: 'API-44',
  summary: 'What this visitor chose',
  methods: both,
  path: '/sale/delivery/get/',
  writes: false,
  answer: userDelivery,
  model: toDeliveryChoice,
});

export const getDeliveryServices = defineCall({
  id: 'sale.delivery.getDelivery',
  requirement: 'API-41',
  summary: 'Delivery services of the location, by SORT, priced for the basket',
  methods: both,
  path: '/sale/delivery/get/delivery/',
  writes: false,
  answer: z.array(deliveryService),
  model: (services) => services.map(toDeliveryService),
});

export const getPickupServices = defineCall({
  id: 'sale.delivery.getPickupServices',
  requirement: 'API-43',
  summary: 'Services that hand out orders in the location',
  methods: both,
  path: '/sale/delivery/get/pickup_services/',
  writes: false,
  maxAge: 300,
  answer: z.array(pickupService),
  model: (services) => services.map(toPickupService),
});

export const getPickupPoints = defineCall({
  id: 'sale.delivery.getPickupPoints',
  requirement: 'API-42',
  summary: 'Points of the location, of one service or all; `fast=Y`: only those with fast pickup',
  methods: both,
  path: '/sale/delivery/get/pickup_point/',
  writes: false,
  query: z.object({ serviceId: z.optional(wholeNumber), productId: z.optional(wholeNumber), fast: z.optional(flag) }),
  answer: z.array(pickupPoint),
  model: (points) => points.map(toPickupPoint),
});

export const setPickupPoint = defineCall({
  id: 'sale.delivery.setPickupPoint',
  requirement: 'API-46',
  summary: 'Chooses a point of the location; `fast=Y` turns fast pickup on, otherwise it is off',
  methods: both,
  path: '/sale/delivery/set/pickup_point/{id}/',
  writes: true,
  fails: [409],
  params: z.object({ id: z.pipe(wholeNumber, id) }),
  query: z.object({ serviceId: z.optional(wholeNumber), fast: z._default(flag, 'N') }),
  answer: userDelivery,
  model: toDeliveryChoice,
});

export const setDelivery = defineCall({
  id: 'sale.delivery.setDelivery',
  requirement: 'API-45',
  summary: 'Chooses a delivery service of the location; 0 or null: none',
  methods: both,
  path: '/sale/delivery/set/delivery/{id}/',
  writes: true,
  fails: [409],
  retryAfterExpiry: false,
  params: z.object({
    id: z.union([
      wholeNumber,
      z.pipe(
        z.literal('null'),
        z.transform(() => 0),
      ),
    ]),
  }),
  answer: userDelivery,
  model: toDeliveryChoice,
});

export const setUserProfileData = defineCall({
  id: 'sale.delivery.setUserProfileData',
  requirement: 'API-47',
  summary:
    'The address to deliver to, kept with the session; chooses the courier. `id` alone: the saved address of that number',
  methods: ['POST'],
  path: '/sale/delivery/setUserProfileData/',
  writes: true,
  fails: [404, 409],
  body: addressChoice,
  answer: userDelivery,
  model: toDeliveryChoice,
});

export const clearDelivery = defineCall({
  id: 'sale.delivery.clear',
  requirement: 'API-51',
  summary: 'Forgets service, point and fast pickup; the address stays',
  methods: both,
  path: '/sale/delivery/clearDelivery/',
  writes: true,
  fails: [409],
  answer: userDelivery,
  model: toDeliveryChoice,
});
