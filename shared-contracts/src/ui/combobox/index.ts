export type { BindInput, InputBinding } from './bound-input';
export { ComboboxField, type ComboboxFieldProps } from './combobox-field';
export type { Suggestion, SuggestionGroup, SuggestionListProps } from './suggestion-list';
