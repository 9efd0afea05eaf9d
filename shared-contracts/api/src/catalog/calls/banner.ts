import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { toBanner } from '../models/banner';
import { banner } from '../wire/banner';

/** In seconds. Banners change with a campaign, not with each visit. */
const MAX_AGE = 60;

export const getMainBanners = defineCall({
  id: 'content.mainBanner.get',
  requirement: 'API-145',
  summary: 'The banners at the top of the home page, in their order',
  path: '/content/main_banner/get/',
  writes: false,
  maxAge: MAX_AGE,
  answer: z.array(banner),
  model: (banners) => banners.map(toBanner),
});

export const getSingleBanner = defineCall({
  id: 'content.singleBanner.get',
  requirement: 'API-146',
  summary: 'The banner between the lists of the home page, if there is one',
  path: '/content/single_banner/get/',
  writes: false,
  maxAge: MAX_AGE,
  answer: z.nullable(banner),
  model: (banner) => banner && toBanner(banner),
});
