import { defineModule } from '../define-module';
import { messageSubjects } from '../messages/api';
import { forgetOldCalls } from './call-back';
import { callBackSubject } from './messages/call-back-subject';
import { visitSubject } from './messages/visit-subject';
import { serviceData } from './personal-data';
import { serviceRoutes } from './routes';
import { forgetOldHolds } from './slots/diaries';

/** Vets, groomers and dog trainers: salons, specialists, visits, their conclusions and reviews. */
export const servicesModule = defineModule({
  name: 'services',
  personal: serviceData,
  routes: serviceRoutes,
  expired: [forgetOldHolds, forgetOldCalls],
  adds: [messageSubjects.with(visitSubject), messageSubjects.with(callBackSubject)],
});
