import { darkSchemeScript } from './dark-scheme-script';
import { earlyInputScript } from './early-input-script';
import type { PageAssets } from './page-assets';
import { preloadScript } from './preload-script';

/**
 * The inline script at the start of the head: what must happen before the parser reads on.
 * @param isPreloading whether it loads the page's scripts; on a page with a main picture they wait for it (see startScript)
 */
export const headScript = ({ darkScheme, entry, scripts }: PageAssets, isPreloading: boolean): string =>
  [darkSchemeScript(darkScheme), earlyInputScript, ...(isPreloading ? [preloadScript([entry, ...scripts])] : [])].join(
    ';',
  );
