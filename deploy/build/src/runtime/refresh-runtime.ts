import * as runtime from 'react-refresh/runtime';

declare global {
  /** React's refresh runtime; one for the page, since it has to be there before React is. */
  var shopRefresh: typeof runtime | undefined;
}

runtime.injectIntoGlobalHook(window);
globalThis.shopRefresh = runtime;
