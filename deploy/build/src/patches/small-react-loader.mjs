import { declarationOf } from './small-router-loader.mjs';

/**
 * Function bodies for features of react-dom that the shop does not use in the browser, by function name. Each body does what
 * the function does on a page without the feature.
 */
export const bodies = {
  // <ViewTransition>
  applyViewTransitionToHostInstances: 'return false;',
  commitAfterMutationEffectsOnFiber: '',
  commitDeletedPairViewTransitions: '',
  commitEnterViewTransitions: '',
  commitExitViewTransitions: '',
  commitNestedViewTransitions: '',
  createViewTransitionInstance: 'return null;',
  measureNestedViewTransitions: '',
  restoreEnterOrExitViewTransitions: '',
  restoreNestedViewTransitions: '',
  scheduleViewTransitionEvent: '',
  startViewTransition: 'return null;',
  trackEnterViewTransitions: '',
  // A ref of a fragment.
  FragmentInstance: '',
  addFragmentHandleToFiber: '',
  commitFragmentInstanceDeletionEffects: '',
  commitFragmentInstanceInsertionEffects: '',
  commitNewChildToFragmentInstances: '',
  // <Activity> and <SuspenseList>
  cutOffTailIfNeeded: '',
  updateActivityComponent: 'return null;',
  updateSuspenseListComponent: 'return null;',
  // Styles and scripts that a component asks for. The document has them: the server writes it, and chunks bring their own.
  acquireResource: 'return null;',
  getResource: 'return null;',
  preconnect: '',
  prefetchDNS: '',
  preinitModuleScript: '',
  preinitScript: '',
  preinitStyle: '',
  preload: '',
  preloadModule: '',
  preloadResource: 'return true;',
  preloadResourceAndSuspendIfNeeded: '',
  suspendResource: '',
};

/** Replaces the bodies of the functions above, so that the minifier removes the code that only they use. */
export default function smallReact(source) {
  return Object.entries(bodies).reduce(
    (text, [name, body]) => text.replace(declarationOf(name), (_, start) => `${start} ${body} }`),
    source,
  );
}
