import * as runtime from 'react-refresh/runtime';

declare global {
  /** React's refresh runtime. The page has one, because it must be loaded before React. */
  var shopRefresh: typeof runtime | undefined;
}

runtime.injectIntoGlobalHook(window);
globalThis.shopRefresh = runtime;
