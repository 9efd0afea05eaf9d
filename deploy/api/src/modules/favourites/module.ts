import { defineModule } from '../define-module';
import { favouriteData } from './personal-data';
import { favouriteRoutes } from './routes';

/** The favourites of customers. */
export const favouritesModule = defineModule({ name: 'favourites', personal: favouriteData, routes: favouriteRoutes });
