import * as z from 'zod/mini';
import { defineCall } from '../../platform/api/call';
import { byProduct } from './filter';
import { listItem } from './product';

export const getAnalogues = defineCall({
  id: 'catalog.product.analogues',
  requirement: 'PRD-35',
  summary: 'Products that can take the place of one: the same kind, animal and a near price; only those in stock here',
  path: '/catalog/product/get_analogues/',
  writes: false,
  maxAge: 60,
  query: byProduct,
  answer: z.array(listItem),
});
