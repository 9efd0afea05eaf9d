import { defineModule } from '../define-module';
import { feedsToMake } from './make-feeds';
import { feedRoutes } from './routes';

/** Feeds for advertising systems. */
export const feedsModule = defineModule({
  name: 'feeds',
  pages: [feedRoutes],
  queues: [feedsToMake],
});
