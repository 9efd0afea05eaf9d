import * as own from 'react-refresh/runtime';

const { shopRefresh } = globalThis;

/**
 * The refresh runtime for an area in development: the page's, which is connected to its React. React in production mode cannot refresh.
 * So a page of a running shop that loads the area by an override is reloaded instead.
 */
export const { createSignatureFunctionForTransform, getFamilyByType, isLikelyComponentType, register } =
  shopRefresh ?? own;

export const performReactRefresh = shopRefresh?.performReactRefresh ?? (() => location.reload());

/** The shell did it before React was loaded. */
export const injectIntoGlobalHook = () => {};
