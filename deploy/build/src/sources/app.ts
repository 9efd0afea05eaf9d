import { join } from 'node:path';
import type { AppName } from '@zapovednik/platform/routes';

/** The shell or one area, as the build uses it. */
export interface App {
  readonly name: AppName;
  readonly version: string;
  /** The folder of its sources. */
  readonly folder: string;
  /** The folder that its release is written to. */
  readonly out: string;
  /**
   * Whether webpack's cache is stored for the next build; the default is true. Storing it takes an eighth of a build's
   * time.
   */
  readonly isKept?: boolean;
}

export const root = join(import.meta.dirname, '../../../..');

/** The address of a release's files in the browser. */
export const publicPath = ({ name, version }: Pick<App, 'name' | 'version'>) => `/assets/${name}/${version}/`;
