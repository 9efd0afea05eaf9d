import { getMainBanners, getSingleBanner } from '@zapovednik/api/catalog/calls/banner';
import { forEveryone } from '../../http/route';
import { bannersAt } from './banners';

export const bannerRoutes = [
  forEveryone(getMainBanners, (_, context) => bannersAt('main', context)),
  forEveryone(getSingleBanner, async (_, context) => (await bannersAt('single', context))[0] ?? null),
];
