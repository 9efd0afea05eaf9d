/** The part of `messages` that other modules may import. */

export { createEmail } from './create-email';
export type { EmailContent, GoodsTable } from './email-content';
export { queueMessages } from './queue-messages';
export { shopAddress } from './shop-address';
export { type Letter, type MessageShop, messagesAbout } from './subjects';
export { countTypedContacts } from './typed-contacts';
