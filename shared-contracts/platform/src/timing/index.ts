export { observeResize } from './observe-resize';
export { SEARCH_DELAY, useDebounced } from './use-debounced';
export { useMinimumLoading } from './use-minimum-loading';
