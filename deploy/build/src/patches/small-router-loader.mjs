/**
 * Function bodies for features of the router that the shop does not use, by function name: forms and their actions,
 * fetchers, blockers, routes that are loaded or found later, instrumentation, server components, routers without data, advice to
 * programmers in the console, which `npm run dev` shows.
 * Each body does what the function does without the feature.
 */
export const bodies = {
  DefaultErrorComponent: 'return null;',
  RSCErrorHandler: 'return children;',
  checkFogOfWar: 'return { active: false, matches: null };',
  decodeRedirectErrorDigest: '',
  decodeRouteErrorResponseDigest: '',
  discoverRoutes: '',
  fetch2: '',
  getBlocker: '',
  getDataStrategyMatchLazyPromises: 'return {};',
  getOptimisticRouterState: 'return newState;',
  getRouteInstrumentationUpdates: '',
  getSubmissionFromNavigation: '',
  handleAction: '',
  handleFetcherAction: '',
  handleFetcherLoader: '',
  instrumentClientSideRouter: 'return router;',
  normalizeNavigateOptions: 'return { path };',
  parseHydrationData: '',
  patchRoutesImpl: '',
  shouldBlockNavigation: '',
  updateBlocker: '',
  useNavigateUnstable: '',
  warning: '',
  warningOnce: '',
};

/** Matches a function declaration up to its closing brace, which has the same indentation. */
export const declarationOf = (name) =>
  new RegExp(`^(( *)(?:async )?function ${name}\\((?:[^()]*|\\{[^{}]*\\})\\) \\{)\\n[\\s\\S]*?\\n\\2\\}$`, 'm');

/** Replaces the bodies of the functions above, so that the minifier removes the code that only they use. */
export default function smallRouter(source) {
  return Object.entries(bodies).reduce(
    (text, [name, body]) => text.replace(declarationOf(name), (_, start) => `${start} ${body} }`),
    source,
  );
}
