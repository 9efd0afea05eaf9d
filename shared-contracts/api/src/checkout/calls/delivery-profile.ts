import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { id, wholeNumber } from '../../field';
import { address, addressFields, storedAddress } from '../wire/address';

/** A saved address of a customer (DEL-33). Only its owner can read it. */
export const deliveryProfile = z.object({
  id,
  /** Name of the location. */
  city: z.string(),
  locationId: id,
  ...storedAddress.shape,
});
export type DeliveryProfile = z.infer<typeof deliveryProfile>;

const both = ['GET', 'POST'] as const;
const byId = z.object({ id: z.pipe(wholeNumber, id) });
/** The location of the address; by default the location of the call. */
const locationId = z.optional(z.pipe(wholeNumber, id));

/** An anonymous visitor gets an empty list, so that a public page can make this call. */
export const getProfilesOfLocation = defineCall({
  id: 'sale.delivery.getProfile',
  requirement: 'API-33',
  summary: 'Saved addresses in a city and the places that it serves, the last used first; without a filter all',
  methods: both,
  path: '/sale/delivery/get/profile/',
  writes: false,
  query: z.object({ filter: z.optional(z.object({ LOCATION: z.optional(wholeNumber) })) }),
  answer: z.array(deliveryProfile),
});

export const getProfiles = defineCall({
  id: 'sale.delivery.profile.getAll',
  requirement: 'API-39',
  summary: 'All saved addresses of the customer, the last used first',
  methods: both,
  path: '/sale/delivery/profile/get/',
  writes: false,
  answer: z.array(deliveryProfile),
});

export const getProfile = defineCall({
  id: 'sale.delivery.profile.get',
  requirement: 'API-40',
  summary: 'One saved address',
  methods: both,
  path: '/sale/delivery/profile/get/{id}/',
  writes: false,
  params: byId,
  answer: deliveryProfile,
});

export const addProfile = defineCall({
  id: 'sale.delivery.profile.add',
  requirement: 'API-34',
  summary: 'Saves an address; one that is saved already is answered as it is then, not saved twice',
  methods: ['POST'],
  path: '/sale/delivery/profile/add/',
  writes: true,
  fails: [409],
  body: z.object({ ...address.shape, locationId }),
  answer: deliveryProfile,
});

export const editProfile = defineCall({
  id: 'sale.delivery.profile.edit',
  requirement: 'API-35',
  summary: 'The whole form: what is left out becomes empty',
  methods: ['POST'],
  path: '/sale/delivery/profile/edit/',
  writes: true,
  fails: [404],
  body: z.object({ id: z.pipe(wholeNumber, id), ...address.shape, locationId }),
  answer: deliveryProfile,
});

export const updateProfile = defineCall({
  id: 'sale.delivery.profile.update',
  requirement: 'API-36',
  summary: 'Some fields, such as the answer about the lift: what is left out stays',
  methods: ['POST'],
  path: '/sale/delivery/profile/update/',
  writes: true,
  fails: [404],
  body: z.object({ id: z.pipe(wholeNumber, id), ...z.partial(z.object(addressFields)).shape, locationId }),
  answer: deliveryProfile,
});

/** Accepts POST and GET (API-38). */
export const deleteProfile = defineCall({
  id: 'sale.delivery.profile.delete',
  requirement: 'API-37',
  summary: 'Forgets a saved address; answers those that are left',
  methods: ['POST', 'GET'],
  path: '/sale/delivery/profile/delete/{id}/',
  writes: true,
  params: byId,
  answer: z.array(deliveryProfile),
});
