import { ApiError } from 'shared-contracts/client';
import type { Refusal } from 'shared-contracts/ui/field';
import { CaptchaFailed } from '../captcha/captcha-failed';

/**
 * Why something was not done, in words for the form that asked for it, where everything typed stays and the same button tries
 * again. What the server says is told as it says it: wrong and old codes, too many attempts, a service that is down.
 *
 * @throws what is neither the server's answer nor the want of one
 */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof CaptchaFailed) return { message: error.message };
  if (!(error instanceof ApiError)) throw error;
  if (error.failure) {
    const { message, fields } = error.failure;
    return fields ? { fields } : { message };
  }
  if (error.kind === 'broken') return { message: 'Магазин ответил непонятно. Попробуйте ещё раз.' };
  return { message: 'Нет связи с магазином. Проверьте интернет и попробуйте ещё раз.' };
}

/** A refusal in one sentence, where there are no fields to tell it at. */
export const wordsOf = ({ message, fields = {} }: Refusal): string =>
  message ?? Object.values(fields)[0] ?? 'Возникла ошибка';

/** Does what was asked for; answers why it was refused, or nothing. */
export async function refusalFrom(asking: Promise<unknown>): Promise<Refusal | undefined> {
  try {
    await asking;
    return undefined;
  } catch (error) {
    return refusalOf(error);
  }
}

/** Whether the server refused for this reason; by its stable name. */
export const refusedAs = (error: unknown, code: 'not_registered' | 'phone_taken'): boolean =>
  error instanceof ApiError && error.failure?.code === code;
