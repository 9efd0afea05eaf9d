import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { toBrand, toBrandDetail } from '../models/brand';
import { brand, brandDetail } from '../wire/brand';

export const getBrands = defineCall({
  id: 'catalog.brand.getAll',
  requirement: 'API-14',
  summary: 'All brands',
  path: '/catalog/brand/get/',
  writes: false,
  maxAge: 3600,
  answer: z.array(brand),
  model: (brands) => brands.map(toBrand),
});

export const getBrandByCode = defineCall({
  id: 'catalog.brand.getByCode',
  requirement: 'API-15',
  summary: 'One brand by its code',
  path: '/catalog/brand/get_by_code/{code}/',
  writes: false,
  maxAge: 3600,
  params: z.object({ code: z.string().check(z.maxLength(100)) }),
  answer: brandDetail,
  model: toBrandDetail,
});
