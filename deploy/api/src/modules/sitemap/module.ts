import { defineModule } from '../define-module';
import { sitemapRoutes } from './routes';

/** The codes of pages that search engines find. */
export const sitemapModule = defineModule({ name: 'sitemap', routes: sitemapRoutes });
