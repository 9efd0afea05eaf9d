import * as own from 'react-refresh/runtime';

const { shopRefresh } = globalThis;

/**
 * The refresh runtime for an area in development is the page's, which is connected to its React. React in production
 * mode cannot refresh, so a running shop's page that loads the area by an override is reloaded instead.
 */
export const { createSignatureFunctionForTransform, getFamilyByType, isLikelyComponentType, register } =
  shopRefresh ?? own;

export const performReactRefresh = shopRefresh?.performReactRefresh ?? (() => location.reload());

/** The shell did this before React was loaded. */
export const injectIntoGlobalHook = () => {};
