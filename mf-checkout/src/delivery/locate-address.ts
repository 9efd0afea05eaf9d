import type { AppContext } from 'shared-contracts/app';
import type { Address } from 'shared-contracts/checkout/calls/address';
import { geocode } from 'shared-contracts/checkout/calls/suggestions';
import type { AddressFields } from 'shared-contracts/rules';

/**
 * Adds coordinates to an entered address; they decide whether fast delivery is available there. An address that is not found, or a
 * failed look-up, has no coordinates (DEL-63): the order is delivered there nevertheless.
 */
export async function locateAddress(app: AppContext, fields: AddressFields): Promise<Address> {
  const { street, house } = fields;
  try {
    const found = await app.api(geocode, { text: `${app.city.name}, ${street}, ${house}` });
    return { ...fields, coords: found.house === '' ? '' : found.coords };
  } catch (error) {
    app.report(error, { area: 'mf-checkout', phase: 'command', name: 'geocode' });
    return { ...fields, coords: '' };
  }
}
