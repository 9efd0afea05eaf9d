import type { addressFinder } from '@zapovednik/areas/checkout/widgets';
import type { PropsOf } from '@zapovednik/areas/widgets';
import { parseCoordinates } from '@zapovednik/rules/format';
import { AddressSearch } from './address-search';
import type { FoundAddress } from './find-addresses';

/** The widget `address-finder`: answers with the location of the street or house that was chosen. */
export function AddressFinder({ label, value, onFind }: PropsOf<typeof addressFinder>) {
  const find = ({ label: found, coords }: FoundAddress) => {
    const coordinates = parseCoordinates(coords);
    if (coordinates) onFind?.({ label: found, coordinates });
  };
  return <AddressSearch label={label} value={value} onFind={find} />;
}

export { AddressFinder as Component };
