import { join } from 'node:path';
import { root } from './app';

/** The colours of the dark scheme. No module imports them: a page links them for those who use a dark scheme. */
export const DARK_SCHEME = 'shared-contracts/ui/src/style/dark-tokens.css';

/** Its path on this machine. */
export const darkSchemePath = join(root, DARK_SCHEME);
