import type { Address } from 'shared-contracts/checkout/calls/address';

/** An address in one line, as couriers read it. */
export function addressLine(city: string, address: Address | null | undefined): string {
  if (!address) return city;
  const { street, house, porch, floor, apartment } = address;
  const part = (name: string, value: string) => (value ? [`${name} ${value}`] : []);
  return [
    city,
    street,
    `д. ${house}`,
    ...part('подъезд', porch),
    ...part('этаж', floor),
    ...part('кв.', apartment),
  ].join(', ');
}
