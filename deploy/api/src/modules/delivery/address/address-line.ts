import type { StoredAddress } from '@zapovednik/api/checkout/wire/address';

/** An address in one line, for couriers, with its town or else the city. It contains a note if the address could not be checked. */
export function addressLine(city: string, address: StoredAddress | null | undefined): string {
  if (!address) return city;
  const { town, street, house, porch, floor, apartment } = address;
  const part = (name: string, value: string) => (value ? [`${name} ${value}`] : []);
  return [
    town || city,
    street,
    `д. ${house}`,
    ...part('подъезд', porch),
    ...part('этаж', floor),
    ...part('кв.', apartment),
    ...(address.needsCall === 'Y' ? ['уточнить по телефону'] : []),
  ].join(', ');
}
