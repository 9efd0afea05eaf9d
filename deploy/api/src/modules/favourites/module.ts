import { defineModule } from '../define-module';
import { favouriteRoutes } from './routes';

/** The favourites of customers. */
export const favouritesModule = defineModule({ name: 'favourites', routes: favouriteRoutes });
