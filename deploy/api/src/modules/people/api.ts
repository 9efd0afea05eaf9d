/** What other modules may use of `people`: they import nothing else of it. */

export { passCaptcha } from './codes/captcha';
export { checkCode, countersOf, deadCode, type NewCode, prepareCode, useCode } from './codes/codes';
export { deliverCode, MESSAGES_BY_NETWORK } from './codes/send-code';
export { CONSENT_TEXTS, logPersonDataConsent } from './customer/consents';
export { type PhoneConfirmed, phoneConfirmed, sessionDelivery, signedIn } from './customer/events';
export { presentUser } from './customer/present-user';
export { requireStaff } from './customer/staff';
export { administratorLogin, administratorPassword, createAdministrator } from './sign-in/administrator';
export { unsubscribeUrl } from './unsubscribe/unsubscribe-link';
