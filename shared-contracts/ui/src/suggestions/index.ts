export type { BindInput, InputBinding } from './bound-input';
export { type Suggestion, type SuggestionGroup, SuggestionList, type SuggestionListProps } from './suggestion-list';
