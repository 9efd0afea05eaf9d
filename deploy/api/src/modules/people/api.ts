/** The part of `people` that other modules may import. */

export { CONSENT_TEXTS, logPersonDataConsent } from './customer/consents';
export { sessionDelivery, signedIn } from './customer/events';
export { presentUser } from './customer/present-user';
export { requireStaff } from './customer/staff';
export { administratorLogin, administratorPassword, createAdministrator } from './sign-in/administrator';
export { unsubscribeUrl } from './unsubscribe/unsubscribe-link';
