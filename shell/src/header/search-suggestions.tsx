import { searchSuggestions } from 'shared-contracts/catalog/widgets';
import type { BindInput } from 'shared-contracts/ui/suggestions';
import { Widget } from 'shared-contracts/widgets';

/** The suggestions of the catalogue's area. If they cannot be loaded, the search is a plain field. */
export function SearchSuggestions({ bind }: { bind: BindInput }) {
  return <Widget of={searchSuggestions} props={{ bind }} fallback={null} failure={null} />;
}
