/** What other modules may use of `messages`: they import nothing else of it. */

export { createEmail } from './create-email';
export type { EmailContent, GoodsTable } from './email-content';
export { shopAddress } from './shop-address';
export { idOf, type Message, type MessageShop, type MessageSubject, messageSubjects, noSms } from './subjects';
export { countTypedContacts } from './typed-contacts';
