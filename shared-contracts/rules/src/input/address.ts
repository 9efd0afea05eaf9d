import * as z from 'zod/mini';
import { withoutTags } from './text';

/** The messages for empty required fields of an address form (VAL-05 to VAL-08). */
export const REQUIRED_FIELDS = {
  street: 'Укажите улицу',
  house: 'Укажите номер дома',
  floor: 'Укажите Ваш этаж',
  elevator: 'Укажите наличие лифта',
};

export type RequiredField = keyof typeof REQUIRED_FIELDS;

/** The fields that are required by default, as for a saved address (VAL-09). */
export const USUAL_FIELDS: readonly RequiredField[] = ['street', 'house', 'floor', 'elevator'];

/**
 * The fields of an address, and which of them are required. `elevator`: '' means not answered yet (DEL-56).
 *
 * @example addressRules(['street', 'house'])
 */
export function addressRules(required: readonly RequiredField[] = USUAL_FIELDS) {
  const line = (longest: number, field?: RequiredField) => {
    const text = z.string().check(withoutTags, z.maxLength(longest, `Не больше ${longest} знаков`));
    return field && required.includes(field) ? text.check(z.minLength(1, REQUIRED_FIELDS[field])) : text;
  };
  const elevator = z.enum(['Y', 'N', '']);
  return z.object({
    /** The town near the city, if the house is there: «Троицк». Empty or absent: in the city. */
    town: z.optional(line(100)),
    street: line(200, 'street'),
    house: line(20, 'house'),
    porch: line(20),
    floor: line(20, 'floor'),
    apartment: line(20),
    elevator: required.includes('elevator')
      ? elevator.check(z.refine((answer) => answer !== '', REQUIRED_FIELDS.elevator))
      : elevator,
  });
}

export type AddressFields = z.output<ReturnType<typeof addressRules>>;
