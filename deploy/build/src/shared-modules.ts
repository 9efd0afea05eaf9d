/**
 * What the shell supplies to every area at run time: one copy, in the browser through federation, on the server through
 * the shell's bundle. Areas never carry a copy of their own (`import: false`).
 */
export interface SharedModule {
  /** The version that is supplied, and that a release asks for with a caret. */
  readonly version: string;
  /** Where the shell takes it from, when that is not the name itself. */
  readonly from?: string;
}

const CONTRACT = '1.0.0';

export const sharedModules: Readonly<Record<string, SharedModule>> = {
  react: { version: '19.3.1' },
  'react/jsx-runtime': { version: '19.3.1' },
  // A list of named re-exports: the whole of zod/mini would bring every language of its messages.
  'zod/mini': { version: '4.6.7', from: 'shared-contracts/schema' },
  'shared-contracts/client': { version: CONTRACT },
  'shared-contracts/events': { version: CONTRACT },
  'shared-contracts/format': { version: CONTRACT },
  'shared-contracts/query': { version: CONTRACT },
  'shared-contracts/router': { version: CONTRACT },
  'shared-contracts/routes': { version: CONTRACT },
  'shared-contracts/shop': { version: CONTRACT },
  'shared-contracts/state': { version: CONTRACT },
  'shared-contracts/stores': { version: CONTRACT },
  'shared-contracts/ui': { version: CONTRACT },
  'shared-contracts/ui/icon': { version: CONTRACT },
  'shared-contracts/widgets': { version: CONTRACT },
};

/** The contract that this checkout is built for; additive within a major version. */
export const contractVersion = CONTRACT;
