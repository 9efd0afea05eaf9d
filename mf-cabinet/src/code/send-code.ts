import { sendProofCode } from '@zapovednik/api/cabinet/calls/contact-change';
import { sendDeletionCode } from '@zapovednik/api/cabinet/calls/deletion';
import { askOrderCode } from '@zapovednik/api/cabinet/calls/find-order';
import { smsForgot } from '@zapovednik/api/cabinet/calls/recovery';
import { smsRegisterRequest, telegramRegisterRequest } from '@zapovednik/api/cabinet/calls/registration';
import { registrationHash } from '@zapovednik/api/cabinet/calls/registration-hash';
import { smsRequest, telegramRequest } from '@zapovednik/api/cabinet/calls/sign-in';
import type { CodeSent } from '@zapovednik/api/cabinet/models/code-sent';
import { isAuth } from '@zapovednik/api/shell/calls/user';
import type { AppContext } from '@zapovednik/platform/app';
import { captchaResponse } from '@zapovednik/ui/captcha';
import type { Channel, CodePurpose } from './pending-code';

/** Where a code is sent. */
export interface Destination {
  readonly phone: string;
  readonly channel: Channel;
  /** The number of the order that a guest wants to find. */
  readonly order?: string | undefined;
}

/**
 * Requests a code (SES-08, SES-09, SES-11, SES-13, SES-14).
 *
 * @throws ApiError, CaptchaFailed
 */
export async function sendCode(
  app: Pick<AppContext, 'api' | 'settings'>,
  purpose: Exclude<CodePurpose, 'guestData'>,
  { phone, channel, order = '' }: Destination,
): Promise<CodeSent> {
  const { api } = app;
  // Only to the customer's own phone, so it needs no captcha.
  if (purpose === 'deletion') return api(sendDeletionCode, {});
  if (purpose === 'proof') return api(sendProofCode, {});
  const input = { phone, ...(await captchaResponse(app)) };
  if (purpose === 'findOrder') return api(askOrderCode, { ...input, number: order });
  if (purpose === 'recovery') return api(smsForgot, input);
  if (purpose === 'signIn' || purpose === 'phone') return api(channel === 'sms' ? smsRequest : telegramRequest, input);
  // Scripts cannot read the cookie: the server's answer names the session id (SES-11, SES-12).
  const { sessionId } = await api(isAuth, { site: 'true' });
  const request = channel === 'sms' ? smsRegisterRequest : telegramRegisterRequest;
  return api(request, { ...input, init: 'website', hash: await registrationHash(sessionId) });
}
