import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { toProductDetail } from '../models/product-detail';
import { productDetail } from '../wire/product-detail';

export const getByCode = defineCall({
  id: 'catalog.product.getByCode',
  requirement: 'API-08',
  summary: 'One product by its code; asked with a session, `review` is that of the person of the session',
  path: '/catalog/product/get_by_code/{code}/',
  writes: false,
  maxAge: 60,
  params: z.object({ code: z.string().check(z.maxLength(200)) }),
  answer: productDetail,
  model: toProductDetail,
});
