import type { Input } from '@zapovednik/api/call';
import type { getPage } from '@zapovednik/api/catalog/calls/catalog';
import { listRequest, readListAddress } from '../../list-address/list-address';

/** The products of a section's URL. */
export function sectionRequest(section: number, filterUri: string, query: URLSearchParams): Input<typeof getPage> {
  return { ...listRequest(readListAddress(query)), section, ...(filterUri && { smart_filter_uri: filterUri }) };
}
