import { defineModule } from '../define-module';
import { bannerRoutes } from './routes';

/** Banners of pages, with their cities and dates. */
export const bannersModule = defineModule({ name: 'banners', routes: bannerRoutes });
