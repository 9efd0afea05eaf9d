/** The part of `codes` that other modules may import. */

export { passCaptcha } from './captcha';
export {
  type CodeRow,
  checkCode,
  countersOf,
  expiredCode,
  type Guess,
  type NewCode,
  prepareCode,
  storeCode,
  useCode,
  withdrawCode,
} from './codes';
export { deliverCode, MESSAGES_BY_NETWORK } from './deliver-code';
export { type PhoneConfirmed, phoneConfirmed } from './events';
