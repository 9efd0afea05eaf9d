import { defineModule } from '../define-module';
import { visitMessages } from './messages/visit-subject';
import { forgetOldGuests } from './personal/forget-old-guests';
import { serviceData } from './personal-data';
import { askForReviews } from './reminders/ask-for-reviews';
import { remindOfVisits } from './reminders/remind';
import { serviceRoutes } from './routes';
import { forgetOldHolds } from './slots/diaries';

/** Vets, groomers and dog trainers: salons, specialists, visits, their conclusions and reviews. */
export const servicesModule = defineModule({
  name: 'services',
  personal: serviceData,
  routes: serviceRoutes,
  jobs: [
    { name: 'reminders of visits', every: 60_000, followsClock: true, run: remindOfVisits },
    { name: 'invitations to reviews', every: 10 * 60_000, followsClock: true, run: askForReviews },
  ],
  expired: [forgetOldHolds, forgetOldGuests],
  adds: [visitMessages],
});
