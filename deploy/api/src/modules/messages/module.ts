import { defineModule } from '../define-module';
import { deleteOldMessages, sendOrderMessages } from './send-messages';

/** The outbox of letters and SMS, and the look of letters. What they say is written by the modules that know it: `messageSubjects`. */
export const messagesModule = defineModule({
  name: 'messages',
  jobs: [{ name: 'messages', every: 2000, followsClock: true, run: sendOrderMessages }],
  expired: [deleteOldMessages],
});
