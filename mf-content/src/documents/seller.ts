import type { City } from '@zapovednik/api/shell/models/city';

/** The seller's name in documents; without the city's record, only the trade name. */
export function sellerOf(record: City | null): string {
  if (!record) return 'организация, указанная на странице «Контакты» (далее — Продавец)';
  const { legalName, legalAddress, inn, ogrn } = record.contacts;
  return `${legalName}, ИНН ${inn}, ОГРН ${ogrn}, ${legalAddress} (далее — Продавец)`;
}

/** The postal address in documents. */
export const postalAddressOf = (record: City | null): string =>
  record?.contacts.email ?? 'адрес со страницы «Контакты»';
