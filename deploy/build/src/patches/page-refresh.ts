import * as own from 'react-refresh/runtime';

const { shopRefresh } = globalThis;

/**
 * The refresh runtime for an area at work: the page's, the one that knows its React. React as shoppers get it cannot refresh: a
 * page of a running shop, which takes the area by an override, is loaded anew instead.
 */
export const { createSignatureFunctionForTransform, getFamilyByType, isLikelyComponentType, register } =
  shopRefresh ?? own;

export const performReactRefresh = shopRefresh?.performReactRefresh ?? (() => location.reload());

/** The shell has done it, before React was there. */
export const injectIntoGlobalHook = () => {};
