import type { City } from '@zapovednik/api/shell/calls/city';

/** The seller's name in documents; without the city's record only the trade name. */
export function sellerOf(record: City | null): string {
  if (!record) return 'организация, указанная на странице «Контакты» (далее — Продавец)';
  const { CONTACTS__NAME_OF_LEGAL_ENTITY: name, CONTACTS__INN: inn, CONTACTS__OGRN: ogrn } = record;
  return `${name}, ИНН ${inn}, ОГРН ${ogrn}, ${record.CONTACTS__ADDRESS__LEGAL} (далее — Продавец)`;
}

/** The postal address in documents. */
export const postalAddressOf = (record: City | null): string =>
  record?.CONTACTS__EMAIL ?? 'адрес со страницы «Контакты»';
