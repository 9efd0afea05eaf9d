import { defineModule } from '../define-module';
import { forgetOldPetPictures } from './pictures';
import { petRoutes } from './routes';
import { petPictures } from './served-pictures';

/** The pets of customers. */
export const petsModule = defineModule({
  name: 'pets',
  routes: petRoutes,
  expired: [forgetOldPetPictures],
  pictures: { pet: petPictures },
});
