import * as z from 'zod/mini';
import { normalizePhone } from '../format/phone';

/** A phone in any format, parsed to eleven digits that start with 7 (VAL-01 to VAL-04). */
export const phone = z.pipe(
  z.string().check(z.minLength(1, 'Укажите телефон'), z.maxLength(40, 'Слишком длинный телефон')),
  z.transform((text, context) => {
    try {
      return normalizePhone(text);
    } catch (error) {
      context.issues.push({
        code: 'custom',
        message: error instanceof Error ? error.message : String(error),
        input: text,
      });
      return '';
    }
  }),
);
