import { defineModule } from '../define-module';
import { shopRoutes } from './routes';

/** Our own shops and their pages. */
export const shopsModule = defineModule({ name: 'shops', routes: shopRoutes });
