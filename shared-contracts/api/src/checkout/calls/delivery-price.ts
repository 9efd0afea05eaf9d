import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { toDeliveryChoice } from '../models/delivery';
import { toDeliveryPrice } from '../models/delivery-price';
import { userDelivery } from '../wire/delivery';
import { deliveryPrice } from '../wire/delivery-price';

const both = ['GET', 'POST'] as const;

export const getDeliveryPrices = defineCall({
  id: 'sale.delivery.getDeliveryPrice',
  requirement: 'API-49',
  summary: 'Prices of delivery in the location, by SORT',
  methods: both,
  path: '/sale/delivery/get/delivery_price/',
  writes: false,
  maxAge: 60,
  answer: z.array(deliveryPrice),
  model: (prices) => prices.map(toDeliveryPrice),
});

/** Fast delivery is chosen for one order only: after the order the choice returns to courier (ORD-39). */
export const updateUserDeliveryAfterOrderSave = defineCall({
  id: 'sale.delivery.updateAfterOrderSave',
  requirement: 'API-52',
  summary:
    "Keeps the last order's point or address for the next one; of a customer, the address among the saved ones too",
  methods: both,
  path: '/sale/delivery/updateUserDeliveryAfterOrderSave/',
  writes: true,
  fails: [404, 409],
  answer: userDelivery,
  model: toDeliveryChoice,
});
