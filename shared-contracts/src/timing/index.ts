export { SEARCH_DELAY, useDebounced } from './use-debounced';
