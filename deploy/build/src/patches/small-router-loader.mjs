/**
 * Bodies of the router's functions that the shop never calls, by name: those of forms and their actions, fetchers, blockers, routes that
 * are loaded or found later, instrumentation. Each does here what it does without such a feature.
 */
export const bodies = {
  DefaultErrorComponent: 'return null;',
  RSCErrorHandler: 'return children;',
  checkFogOfWar: 'return { active: false, matches: null };',
  discoverRoutes: '',
  fetch2: '',
  getBlocker: '',
  getDataStrategyMatchLazyPromises: 'return {};',
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
};

/** A function declaration up to the brace that closes it, which has the same indentation. */
export const declarationOf = (name) =>
  new RegExp(`^(( *)(?:async )?function ${name}\\((?:[^()]*|\\{[^{}]*\\})\\) \\{)\\n[\\s\\S]*?\\n\\2\\}$`, 'm');

/** Empties the functions that are listed above, so that the minifier removes what only they use. */
export default function smallRouter(source) {
  return Object.entries(bodies).reduce(
    (text, [name, body]) => text.replace(declarationOf(name), (_, start) => `${start} ${body} }`),
    source,
  );
}
