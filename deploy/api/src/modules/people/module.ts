import { defineModule } from '../define-module';
import { forgetOldCodes } from './codes/codes';
import { applyDueChanges } from './contacts/apply-due-changes';
import { accountDeletions } from './deletion/delete-accounts';
import { deletionMessages, forgetDeletedAddresses } from './deletion/deletion-subject';
import { forgetOldTokens } from './letters/mail-token';
import { peopleData } from './personal-data';
import { peopleRoutes } from './routes';
import { unsubscribePage } from './unsubscribe/unsubscribe-page';
import { forgetOldWarnings } from './warnings/warn-old-contact';
import { warningMessages } from './warnings/warning-subject';

/** Customers: sessions, signing in, registration, profile, contacts, devices, consents, and the deletion of an account. */
export const peopleModule = defineModule({
  name: 'people',
  personal: peopleData,
  routes: peopleRoutes,
  pages: [unsubscribePage],
  jobs: [{ name: 'changes of contacts', every: 5000, followsClock: true, run: applyDueChanges }],
  queues: [accountDeletions],
  expired: [forgetOldCodes, forgetOldTokens, forgetOldWarnings, forgetDeletedAddresses],
  adds: [warningMessages, deletionMessages],
});
