export { afterPaint } from './after-paint';
export { observeResize } from './observe-resize';
export { savesData } from './saves-data';
export { SEARCH_DELAY, useDebounced } from './use-debounced';
export { useMinimumLoading } from './use-minimum-loading';
export { whenIdle } from './when-idle';
