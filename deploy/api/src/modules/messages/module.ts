import { defineModule } from '../define-module';
import { deleteOldMessages, letters, texts } from './send-messages';

/** Emails and SMS: their layout, and the limits of one recipient. The subjects' modules write the content. */
export const messagesModule = defineModule({
  name: 'messages',
  queues: [letters, texts],
  expired: [deleteOldMessages],
});
