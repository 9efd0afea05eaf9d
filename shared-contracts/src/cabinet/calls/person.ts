import * as z from 'zod/mini';

/** Fields of a person that the forms of several calls ask for; messages are the shopper's. */

/** Digits of a one-time code. */
export const CODE_LENGTH = 6;
export const code = z.string().check(z.trim(), z.regex(/^\d{6}$/, 'Введите шесть цифр кода'));

/** A password that is set, not one that is tried. */
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

/** What the captcha gave the browser; needed where the shop has a captcha (SES-14). */
export const captchaResponse = z.optional(z.string().check(z.maxLength(5000)));

/** Whether the basket of the anonymous session joins the customer's (SES-07). */
export const mergeBasket = z._default(z.enum(['true', 'false']), 'true');
