import { darkSchemeScript } from './dark-scheme-script';
import { earlyInputScript } from './early-input-script';
import type { PageAssets } from './page-assets';
import { preloadScript } from './preload-script';

/** The inline script at the start of the head: what must happen before the parser reads on. */
export const headScript = ({ darkScheme, entry, scripts }: PageAssets): string =>
  [darkSchemeScript(darkScheme), earlyInputScript, preloadScript([entry, ...scripts])].join(';');
