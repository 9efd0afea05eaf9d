import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { paging, wholeNumber } from '../../field';
import { toShop, toShopCity, toShopList } from '../models/shop';
import { shop, shopCity, shopFeature } from '../wire/shop';

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
  model: toShop,
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
  model: toShopList,
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
  model: (cities) => cities.map(toShopCity),
});
