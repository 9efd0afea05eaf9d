import { defineModule } from '../define-module';
import { deleteOldMessages, letters, texts } from './send-messages';

/**
 * Letters and SMS, the look of letters, and how many one recipient gets. What they say is written by the modules that know it:
 * `messagesAbout`.
 */
export const messagesModule = defineModule({
  name: 'messages',
  queues: [letters, texts],
  expired: [deleteOldMessages],
});
