import { defineModule } from '../define-module';
import { forgetOldCodes } from './codes';

/** Codes that prove a phone or an e-mail, the messages with them, and the captcha before them. */
export const codesModule = defineModule({ name: 'codes', expired: [forgetOldCodes] });
