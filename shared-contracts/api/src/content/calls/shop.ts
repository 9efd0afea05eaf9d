import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { flag, id, paging, picture, wholeNumber } from '../../field';
import { city } from '../../shell/calls/city';

/** Services that a shop offers in addition to goods. */
export const shopFeature = z.object({ ID: id, CODE: z.string(), NAME: z.string(), SORT: z.int() });
export type ShopFeature = z.infer<typeof shopFeature>;

/** One of our shops: the record of its city, in which the shop's own fields replace the city's (DEL-72). */
export const shop = z.object({
  ...city.shape,
  /** ID of the shop, and of its pickup point. */
  ID: id,
  /** The last segment of its address, /shops/{code}/. */
  CODE: z.string(),
  NAME: z.string(),
  SORT: z.int(),
  COORDS: z.tuple([z.number(), z.number()]),
  CITY: z.string(),
  ADDRESS: z.string(),
  PHONE: z.string(),
  /** E.g. `пн–сб 9:00–21:00, вс 10:00–20:00`. */
  SCHEDULE: z.string(),
  /** Its name in the tz database, e.g. Asia/Yekaterinburg. */
  TIME_ZONE: z.string(),
  DESCRIPTION: z.string(),
  PICTURE: picture,
  /** Y: online orders can be picked up here. */
  PICKUP_POINT: flag,
  /** IDs of its services. */
  FEATURES: z.array(id),
});
export type Shop = z.infer<typeof shop>;

/** A city in the list of shops (CIT-03), with the number of its shops. */
export const shopCity = z.object({ ...city.shape, SHOPS: z.int() });
export type ShopCity = z.infer<typeof shopCity>;

const both = ['GET', 'POST'] as const;

export const getShop = defineCall({
  id: 'sale.shop.get',
  requirement: 'API-54',
  summary: 'One shop by its number or its code',
  methods: both,
  path: '/sale/shop/get/{id}/',
  writes: false,
  maxAge: 300,
  params: z.object({ id: z.string().check(z.regex(/^[a-z0-9_-]{1,200}$/i, 'Ожидается номер или код магазина')) }),
  answer: shop,
});

export const getShops = defineCall({
  id: 'sale.shop.getAll',
  requirement: 'API-55',
  summary: 'Shops by city, of all or of one location, and what they can offer',
  methods: both,
  path: '/sale/shop/get/',
  writes: false,
  maxAge: 300,
  query: z.object({
    ...paging(1000, 1000),
    filter: z.optional(z.object({ PICKUP_LOCATION: z.optional(wholeNumber) })),
  }),
  answer: z.object({ shops: z.array(shop), features: z.array(shopFeature) }),
});

export const getShopCities = defineCall({
  id: 'sale.shop.getCityList',
  requirement: 'API-56',
  summary: 'Cities with shops, by SORT',
  methods: both,
  path: '/sale/shop/get_city_list/',
  writes: false,
  maxAge: 3600,
  answer: z.array(shopCity),
});
