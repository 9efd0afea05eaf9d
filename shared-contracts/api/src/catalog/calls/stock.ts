import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { toShopStock } from '../models/shop-stock';
import { shopStock } from '../wire/stock';
import { byProduct } from './filter';

export const getStocks = defineCall({
  id: 'catalog.stocks.get',
  requirement: 'API-13',
  summary: 'Shops of the city that have a product, the largest stock first',
  path: '/catalog/stocks/get/',
  writes: false,
  maxAge: 60,
  query: byProduct,
  answer: z.array(shopStock),
  model: (shops) => shops.map(toShopStock),
});
