import { normalizePhone } from 'shared-contracts/format';
import * as z from 'zod/mini';

/** Why a phone number is not understood (VAL-04); null: it is. */
function phoneFault(phone: string): string | null {
  try {
    normalizePhone(phone);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Who gets the order (ORD-23). The address of the e-mail may be left out, as the server has it. */
export const contactSchema = z.object({
  fullName: z.string().check(z.trim(), z.minLength(1, 'Укажите имя'), z.maxLength(200, 'Не больше 200 знаков')),
  phone: z.string().check(
    z.minLength(1, 'Укажите телефон'),
    z.refine((phone) => phone === '' || phoneFault(phone) === null, {
      error: ({ input }) => phoneFault(String(input)) ?? undefined,
    }),
  ),
  email: z.string().check(z.trim(), z.regex(/^([^\s@]+@[^\s@]+\.[^\s@]+)?$/, 'Проверьте адрес почты')),
});

export type Contact = z.output<typeof contactSchema>;
