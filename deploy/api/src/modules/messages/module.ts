import { defineModule } from '../define-module';
import { deleteOldMessages, letters, texts } from './send-messages';

/**
 * Emails and SMS: the layout of emails, and the limits of one recipient. The modules of the subjects write the content:
 * `messagesAbout`.
 */
export const messagesModule = defineModule({
  name: 'messages',
  queues: [letters, texts],
  expired: [deleteOldMessages],
});
