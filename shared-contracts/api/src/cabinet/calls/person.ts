import * as z from 'zod/mini';

/** Personal fields that several calls share; their messages are shown to the customer. */

/** The number of digits of a one-time code. */
export const CODE_LENGTH = 6;
export const code = z.string().check(z.trim(), z.regex(/^\d{6}$/, 'Введите шесть цифр кода'));

/** The current password, not a new one. */
const currentPassword = z.string().check(z.minLength(1, 'Укажите пароль'), z.maxLength(200));

/**
 * Proves that the owner of the account makes the change, not only somebody with the session. One of the two fields is
 * needed.
 */
export const contactProof = z.object({
  password: z.optional(currentPassword),
  /** The code that was sent to the current phone. */
  proof_code: z.optional(code),
});

/** A new password, not the one for signing in. */
export const newPassword = z
  .string()
  .check(z.minLength(8, 'Пароль — не короче 8 знаков'), z.maxLength(200, 'Пароль — не длиннее 200 знаков'));

/** A first, second or last name; may be empty. */
export const name = z
  .string()
  .check(
    z.trim(),
    z.maxLength(100, 'Слишком длинное имя'),
    z.regex(/^[\p{L}\p{M}\s'’.-]*$/u, 'Только буквы, пробел и дефис'),
  );

/** The captcha's response; required if the shop has a captcha (SES-14). */
export const captchaResponse = z.optional(z.string().check(z.maxLength(5000)));

/** Whether the basket of the anonymous session is merged into the customer's (SES-07). */
export const mergeBasket = z._default(z.enum(['true', 'false']), 'true');
