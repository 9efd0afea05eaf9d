import * as z from 'zod/mini';
import { optionalEmail } from './email';
import { phone } from './phone';
import { linesWithoutTags, withoutTags } from './text';

/** The recipient's name of an order or a one-click order. */
export const fullName = z
  .string()
  .check(withoutTags, z.minLength(1, 'Укажите имя'), z.maxLength(200, 'Не больше 200 знаков'));

/** An order requires this consent (ORD-14, ORD-16). */
export const personDataConsent = z
  .boolean()
  .check(z.refine((agreed) => agreed, 'Нужно согласие на обработку персональных данных'));

/** Data of an order that does not depend on delivery and payment (ORD-12, ORD-14, ORD-23). */
export const orderRules = z.object({
  user: z.object({ fullName, phone, email: optionalEmail }),
  orderDescription: z.string().check(linesWithoutTags, z.maxLength(1000, 'Не больше 1000 знаков')),
  acceptPersonData: personDataConsent,
});

export type Recipient = z.output<typeof orderRules>['user'];
