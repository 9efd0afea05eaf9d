import { defineModule } from '../define-module';
import { forgetOldCodes } from './codes';

/** Codes that prove a phone or an e-mail, the messages with these codes, and the captcha. */
export const codesModule = defineModule({ name: 'codes', expired: [forgetOldCodes] });
