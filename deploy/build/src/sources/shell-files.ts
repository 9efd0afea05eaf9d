import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type App, root } from './app';

/** The colours of the dark scheme. A page links them for those who use a dark scheme. */
export const DARK_SCHEME = 'shared-contracts/ui/src/style/dark-tokens.css';

/**
 * Files of the shell's release that no module imports, by their names in the release: the dark scheme, and what makes the
 * shop installable (the web app manifest and its icons). The values are paths on this machine.
 */
export const shellFiles = ({ folder }: Pick<App, 'folder'>): Readonly<Record<string, string>> => ({
  [basename(DARK_SCHEME)]: join(root, DARK_SCHEME),
  ...Object.fromEntries(
    globSync('install/*', { cwd: join(folder, 'src/document') }).map((file) => [
      file,
      join(folder, 'src/document', file),
    ]),
  ),
});
