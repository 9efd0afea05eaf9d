import { installedVersion } from './installed-version';

/**
 * What the shell supplies to every area at run time: one copy, in the browser through federation, on the server through
 * the shell's bundle. Areas never carry a copy of their own (`import: false`).
 */
export interface SharedModule {
  /** The installed version: it is supplied, and a release asks for it with a caret. */
  readonly version: string;
  /** Where the shell takes it from, when that is not the name itself. */
  readonly from?: string;
}

const react = installedVersion('react');

/** The contract that this checkout is built for; additive within a major version. */
export const contractVersion = installedVersion('shared-contracts');

export const sharedModules: Readonly<Record<string, SharedModule>> = {
  react: { version: react },
  'react/jsx-runtime': { version: react },
  // A list of named re-exports: the whole of zod/mini would bring every language of its messages.
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
