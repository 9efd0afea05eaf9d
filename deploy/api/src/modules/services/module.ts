import { defineModule } from '../define-module';
import { visitMessages } from './messages/visit-subject';
import { forgetOldGuests } from './personal/forget-old-guests';
import { serviceData } from './personal-data';
import { serviceRoutes } from './routes';
import { forgetOldHolds } from './slots/diaries';

/** Vets, groomers and dog trainers: salons, specialists, visits, their conclusions and reviews. */
export const servicesModule = defineModule({
  name: 'services',
  personal: serviceData,
  routes: serviceRoutes,
  expired: [forgetOldHolds, forgetOldGuests],
  adds: [visitMessages],
});
