import { normalizePhone } from '@zapovednik/rules/format';

/** A phone for reading: +7 912 123-45-67. */
export const phoneLine = (phone: string): string =>
  normalizePhone(phone).replace(/^7(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7 $1 $2-$3-$4');
