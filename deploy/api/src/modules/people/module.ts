import { defineModule } from '../define-module';
import { forgetOldCodes } from './codes/codes';
import { applyDueChanges } from './contacts/apply-due-changes';
import { deleteDueAccounts } from './deletion/delete-accounts';
import { sendDeletionMessages } from './deletion/send-deletion-messages';
import { forgetOldTokens } from './letters/mail-token';
import { peopleData } from './personal-data';
import { peopleRoutes } from './routes';
import { unsubscribePage } from './unsubscribe/unsubscribe-page';
import { sendContactWarnings } from './warnings/send-contact-warnings';
import { forgetOldWarnings } from './warnings/warn-old-contact';

/** Customers: sessions, signing in, registration, profile, contacts, devices, consents, and the deletion of an account. */
export const peopleModule = defineModule({
  name: 'people',
  personal: peopleData,
  routes: peopleRoutes,
  pages: [unsubscribePage],
  jobs: [
    {
      name: 'the deletion of accounts',
      every: 60_000,
      followsClock: true,
      async run(work, log) {
        await deleteDueAccounts(work, log);
        await sendDeletionMessages(work, log);
      },
    },
    {
      name: 'changes of contacts',
      every: 5000,
      followsClock: true,
      async run(work, log) {
        await applyDueChanges(work, log);
        await sendContactWarnings(work, log);
      },
    },
  ],
  expired: [forgetOldCodes, forgetOldTokens, forgetOldWarnings],
});
