import { defineModule } from '../define-module';
import { uriRoutes } from './routes';

/** Short addresses for printed matter. */
export const uriModule = defineModule({ name: 'uri', routes: uriRoutes });
