import type { Asset } from './page-assets';
import { scriptValue } from './script-value';

/**
 * Starts to load the page's scripts. Links in the markup would be refused: the policy allows what our scripts insert, and nothing
 * that the parser finds. The attributes are equal to those of the later script elements, otherwise the browser fetches a file
 * twice. The priority is lower than that of styles, fonts and the main picture: the page is visible without scripts.
 */
export const preloadScript = (scripts: readonly Asset[]): string =>
  `for(const[href,integrity]of ${scriptValue(scripts.map(({ url, integrity }) => [url, integrity]))})` +
  `document.head.append(Object.assign(document.createElement('link'),` +
  `{rel:'preload',as:'script',crossOrigin:'anonymous',fetchPriority:'low',integrity,href}))`;
