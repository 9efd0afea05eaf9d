import { defineModule } from '../define-module';
import { placeRoutes } from './routes';

/** Cities and locations, and which city serves a request. */
export const placesModule = defineModule({ name: 'places', routes: placeRoutes });
