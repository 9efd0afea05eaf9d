import * as z from 'zod/mini';

/** What an address form asks for where it is required, in the specification's words (VAL-05 to VAL-08). */
const asked = {
  street: 'Укажите улицу',
  house: 'Укажите номер дома',
  floor: 'Укажите Ваш этаж',
  elevator: 'Укажите наличие лифта',
};

export type RequiredField = keyof typeof asked;

/** Required where a form says nothing else (VAL-09). */
const REQUIRED: readonly RequiredField[] = ['street', 'house', 'floor', 'elevator'];

/** The address form, with the fields that must be filled in. */
export function addressSchema(required: readonly RequiredField[] = REQUIRED) {
  const text = (longest: number, field?: RequiredField) => {
    const line = z.string().check(z.trim(), z.maxLength(longest, `Не больше ${longest} знаков`));
    return field && required.includes(field) ? line.check(z.minLength(1, asked[field])) : line;
  };
  return z.object({
    street: text(200, 'street'),
    house: text(20, 'house'),
    porch: text(20),
    floor: text(20, 'floor'),
    apartment: text(20),
    elevator: z
      .enum(['Y', 'N', ''])
      .check(z.refine((answer) => answer !== '' || !required.includes('elevator'), asked.elevator)),
  });
}

export type AddressFields = z.output<ReturnType<typeof addressSchema>>;

export const emptyAddress: AddressFields = { street: '', house: '', porch: '', floor: '', apartment: '', elevator: '' };

/** An address in one line: «улица Малышева, 5, подъезд 2, этаж 3, кв. 14». */
export function addressLine({ street, house, porch, floor, apartment }: Omit<AddressFields, 'elevator'>): string {
  const parts = [street, house, porch && `подъезд ${porch}`, floor && `этаж ${floor}`, apartment && `кв. ${apartment}`];
  return parts.filter(Boolean).join(', ');
}
