import { registrationHash } from '@zapovednik/api/cabinet/calls/registration-hash';
import type { CodeSentAnswer } from '@zapovednik/api/cabinet/wire/code-sent';
import { countAttempt, forgiveAttempt } from '../../../http/attempts';
import type { SessionContext } from '../../../http/context';
import { ShopError } from '../../../http/shop-error';
import { PartnerError } from '../../../partners/protocol/ask-partner';
import {
  countersOf,
  deliverCode,
  MESSAGES_BY_NETWORK,
  type NewCode,
  passCaptcha,
  prepareCode,
  withdrawCode,
} from '../../codes/api';
import { findByPhone } from '../customer/find-customer';
import { deviceOf } from '../devices/known-devices';

const failures: Record<NewCode['channel'], string> = {
  sms: 'Не удалось отправить СМС. Попробуйте ещё раз.',
  telegram: 'Не удалось отправить код в Telegram. Попробуйте получить его по СМС.',
  email: 'Не удалось отправить письмо. Попробуйте ещё раз.',
};

interface CodeRequest extends NewCode {
  readonly captchaResponse: string | undefined;
  readonly needsCaptcha: boolean;
  /** The purpose of the code in the message. */
  readonly what: string;
}

/**
 * Sends a code to a phone, known to the shop or not. The answer and its time do not reveal which.
 *
 * @throws ShopError 422 if the captcha did not pass, 429 after too many requests, 503 when the message could not be
 * sent; it may be requested again at once.
 */
export async function sendCode(request: CodeRequest, context: SessionContext): Promise<CodeSentAnswer> {
  const { captchaResponse, needsCaptcha, what, ...wanted } = request;
  const { db, network, session, now } = context;
  const owner = await findByPhone(db, wanted.phone);
  const device = await deviceOf(db, session.key, owner?.id ?? null);
  if (device === null) await countAttempt(db, MESSAGES_BY_NETWORK, network, now());
  await passCaptcha(captchaResponse, needsCaptcha, context);
  const counters = countersOf(wanted.phone, network, device);
  const { code, answer, before } = await prepareCode(wanted, counters, context);
  if (code === null) {
    if (device === null) await forgiveAttempt(db, MESSAGES_BY_NETWORK, network);
    return answer;
  }
  try {
    await deliverCode(code, what, wanted, context);
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    await withdrawCode({ code, before }, wanted, context);
    for (const [limit, subject] of counters) await forgiveAttempt(db, limit, subject);
    throw new ShopError(503, 'partner', failures[wanted.channel], undefined, { cause: error });
  }
  return answer;
}

interface SignInRequest {
  readonly phone: string;
  readonly register: 'true' | 'false';
  readonly captchaResponse?: string | undefined;
}

/** A sign-in code (API-74, API-75). The specification's request by Telegram has no captcha. */
export const sendSignInCode = (
  channel: NewCode['channel'],
  { phone, register, captchaResponse }: SignInRequest,
  context: SessionContext,
) =>
  sendCode(
    {
      phone,
      channel,
      purpose: 'entry',
      mayRegister: register === 'true',
      captchaResponse,
      needsCaptcha: channel === 'sms',
      what: 'для входа',
    },
    context,
  );

interface RegistrationRequest {
  readonly phone: string;
  readonly hash: string;
  readonly captchaResponse?: string | undefined;
}

/** A registration code (API-84, API-85). */
export async function sendRegistrationCode(
  channel: NewCode['channel'],
  { phone, hash, captchaResponse }: RegistrationRequest,
  context: SessionContext,
): Promise<CodeSentAnswer> {
  if (hash !== (await registrationHash(context.sessionId))) {
    throw new ShopError(422, 'wrong_hash', 'Обновите страницу и попробуйте ещё раз');
  }
  return sendCode(
    {
      phone,
      channel,
      purpose: 'entry',
      mayRegister: true,
      captchaResponse,
      needsCaptcha: true,
      what: 'для регистрации',
    },
    context,
  );
}

interface RecoveryRequest {
  readonly phone: string;
  readonly captchaResponse?: string | undefined;
}

/** A code for a new password (API-83). */
export const sendRecoveryCode = ({ phone, captchaResponse }: RecoveryRequest, context: SessionContext) =>
  sendCode(
    {
      phone,
      channel: 'sms',
      purpose: 'recovery',
      mayRegister: false,
      captchaResponse,
      needsCaptcha: true,
      what: 'для смены пароля',
    },
    context,
  );
