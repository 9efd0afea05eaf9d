/** A field with suggestions: the combobox of a form, and the list alone for other fields. */

export type { BindInput, InputBinding } from './bound-input';
export { ComboboxField, type ComboboxFieldProps } from './combobox-field';
export { type Suggestion, type SuggestionGroup, SuggestionList, type SuggestionListProps } from './suggestion-list';
