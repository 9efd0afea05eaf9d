import { defineModule } from '../define-module';
import { petData } from './personal-data';
import { forgetOldPetPictures } from './pictures';
import { petRoutes } from './routes';
import { petPictures } from './served-pictures';

/** The pets of customers. */
export const petsModule = defineModule({
  name: 'pets',
  personal: petData,
  routes: petRoutes,
  expired: [forgetOldPetPictures],
  pictures: { pet: petPictures },
});
