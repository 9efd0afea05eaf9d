/** What other modules may use of `people`: they import nothing else of it. */

export { administratorLogin, administratorPassword, createAdministrator } from './administrator';
export { passCaptcha } from './captcha';
export { checkCode, countersOf, deadCode, type NewCode, prepareCode, useCode } from './codes';
export { CONSENT_TEXTS, logPersonDataConsent } from './consents';
export { type PhoneConfirmed, phoneConfirmed, sessionDelivery, signedIn } from './events';
export { presentUser } from './present-user';
export { deliverCode, MESSAGES_BY_NETWORK } from './send-code';
export { requireStaff } from './staff';
export { unsubscribeUrl } from './unsubscribe/unsubscribe-link';
