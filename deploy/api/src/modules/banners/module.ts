import { defineModule } from '../define-module';
import { bannerRoutes } from './routes';

/** Banners of pages, with the cities and the days in which they are shown. */
export const bannersModule = defineModule({ name: 'banners', routes: bannerRoutes });
