import { defineModule } from '../define-module';
import { makeFeeds, SOON } from './make-feeds';
import { feedRoutes } from './routes';

/** Feeds for advertising systems. */
export const feedsModule = defineModule({
  name: 'feeds',
  pages: [feedRoutes],
  jobs: [{ name: 'product feeds', every: SOON, run: makeFeeds }],
});
