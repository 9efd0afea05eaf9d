import type { AddressFields } from 'shared-contracts/rules';

/** An empty address. */
export const emptyAddress: AddressFields = { street: '', house: '', porch: '', floor: '', apartment: '', elevator: '' };

/** An address in one line: «улица Малышева, 5, подъезд 2, этаж 3, кв. 14». */
export function addressLine({ street, house, porch, floor, apartment }: Omit<AddressFields, 'elevator'>): string {
  const parts = [street, house, porch && `подъезд ${porch}`, floor && `этаж ${floor}`, apartment && `кв. ${apartment}`];
  return parts.filter(Boolean).join(', ');
}
