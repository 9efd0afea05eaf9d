import { searchSuggestions } from '@zapovednik/areas/catalog/widgets';
import { Widget } from '@zapovednik/areas/widgets';
import type { BindInput } from '@zapovednik/ui/combobox';

/** The suggestions of the catalogue's area. If they cannot be loaded, the search is a plain field. */
export function SearchSuggestions({ bind }: { bind: BindInput }) {
  return <Widget of={searchSuggestions} props={{ bind }} fallback={null} failure={null} />;
}
