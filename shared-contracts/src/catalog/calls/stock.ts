import * as z from 'zod/mini';
import { defineCall } from '../../platform/api/call';
import { toShopStock } from '../models/shop-stock';
import { byProduct } from './filter';
import { shopStock } from './stock-answer';

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
