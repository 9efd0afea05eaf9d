import { installedVersion } from './installed-version';

/**
 * A module that the shell supplies to every area at run time: one copy, in the browser through federation, on the server through the
 * shell's bundle. Areas never contain a copy of their own (`import: false`).
 */
export interface SharedModule {
  /** The installed version. The shell supplies it, and a release requires it with a caret. */
  readonly version: string;
  /** The module that the shell supplies under this name, when the name is different. */
  readonly from?: string;
}

const react = installedVersion('react');

/** The contract that this checkout is built for. Within a major version it only grows. */
export const contractVersion = installedVersion('shared-contracts');

export const sharedModules: Readonly<Record<string, SharedModule>> = {
  react: { version: react },
  'react/jsx-runtime': { version: react },
  // A list of named re-exports, because the whole of zod/mini would contain its messages in all languages.
  'zod/mini': { version: installedVersion('zod'), from: 'shared-contracts/schema' },
  'shared-contracts/client': { version: contractVersion },
  'shared-contracts/events': { version: contractVersion },
  'shared-contracts/format': { version: contractVersion },
  'shared-contracts/query': { version: contractVersion },
  'shared-contracts/router': { version: contractVersion },
  'shared-contracts/routes': { version: contractVersion },
  'shared-contracts/app': { version: contractVersion },
  'shared-contracts/stores': { version: contractVersion },
  'shared-contracts/ui': { version: contractVersion },
  'shared-contracts/ui/icon': { version: contractVersion },
  'shared-contracts/widgets': { version: contractVersion },
};
