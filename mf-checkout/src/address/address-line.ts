import type { AddressFields } from '@zapovednik/rules/input';

/** The values of the address form: the fields, and the coordinates of a suggestion or of a click on the map. */
export type AddressValues = AddressFields & { coords: string };

/** An empty address. */
export const emptyAddress: AddressValues = {
  town: '',
  street: '',
  house: '',
  porch: '',
  floor: '',
  apartment: '',
  elevator: '',
  coords: '',
};

/** An address in one line: «улица Малышева, 5, подъезд 2, этаж 3, кв. 14», in a town with its name first. */
export function addressLine({
  town,
  street,
  house,
  porch,
  floor,
  apartment,
}: Omit<AddressValues, 'elevator' | 'coords'>): string {
  const inside = [porch && `подъезд ${porch}`, floor && `этаж ${floor}`, apartment && `кв. ${apartment}`];
  return [town, street, house, ...inside].filter(Boolean).join(', ');
}
