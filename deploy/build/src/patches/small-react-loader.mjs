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
  // Functions as the actions of forms.
  coerceFormActionProp: 'return null;',
  ensureFormComponentIsStateful: '',
  recursivelyResetForms: '',
  requestFormReset: '',
  startHostTransition: '',
  // Elements of one's own, with a dash in their names.
  setPropOnCustomElement: '',
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

/** Functions of `react-dom` itself for the same features. */
export const leftOut = [
  'preconnect',
  'prefetchDNS',
  'preinit',
  'preinitModule',
  'preload',
  'preloadModule',
  'requestFormReset',
  'useFormState',
  'useFormStatus',
];

/** Matches the export of a function of `react-dom`. */
export const exportOf = (name) =>
  new RegExp(`^exports\\.${name} = function \\([^()]*\\) \\{\\n[\\s\\S]*?\\n\\};\\n`, 'm');

/**
 * Replaces the bodies of the functions above, so that the minifier removes the code that only they use, and removes the
 * exports.
 */
export default function smallReact(source) {
  const small = Object.entries(bodies).reduce(
    (text, [name, body]) => text.replace(declarationOf(name), (_, start) => `${start} ${body} }`),
    source,
  );
  return leftOut.reduce((text, name) => text.replace(exportOf(name), ''), small);
}
