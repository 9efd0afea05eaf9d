import { installedVersion } from './installed-version';

/**
 * A module that the shell supplies to every area at run time: one copy, in the browser through federation, on the server through the
 * shell's bundle. Areas never contain a copy of their own (`import: false`).
 */
export interface SharedModule {
  /** The installed version. The shell supplies it, and a release requires it with a caret. */
  readonly version: string;
  /** The module that the shell supplies under this name, if it has another name. */
  readonly from?: string;
}

const react = installedVersion('react');

/** The version of the contract in this checkout. Within a major version there are only additions. */
export const contractVersion = installedVersion('@zapovednik/platform');

export const sharedModules: Readonly<Record<string, SharedModule>> = {
  react: { version: react },
  'react/jsx-runtime': { version: react },
  // A list of named re-exports, because the whole of zod/mini would contain its messages in all languages.
  'zod/mini': { version: installedVersion('zod'), from: '@zapovednik/platform/schema' },
  '@zapovednik/platform/client': { version: contractVersion },
  '@zapovednik/platform/events': { version: contractVersion },
  '@zapovednik/rules/format': { version: contractVersion },
  '@zapovednik/platform/query': { version: contractVersion },
  '@zapovednik/platform/router': { version: contractVersion },
  '@zapovednik/platform/routes': { version: contractVersion },
  '@zapovednik/platform/app': { version: contractVersion },
  '@zapovednik/platform/stores': { version: contractVersion },
  '@zapovednik/ui': { version: contractVersion },
  '@zapovednik/ui/icon': { version: contractVersion },
  '@zapovednik/areas/widgets': { version: contractVersion },
};

/**
 * The module's name in releases from before the contracts became six packages: `shared-contracts/query`.
 * `shell/src/areas/shared.ts` has the same rule.
 */
const earlierName = (name: string) => name.replace(/^@zapovednik\/((platform|rules|areas)\/)?/, 'shared-contracts/');

/**
 * The modules that the shell supplies, including earlier names that live releases still import
 * (docs/decisions/0044-contract-packages.md).
 */
export const suppliedModules: Readonly<Record<string, SharedModule>> = {
  ...sharedModules,
  ...Object.fromEntries(
    Object.entries(sharedModules)
      .filter(([name]) => name.startsWith('@zapovednik/'))
      .map(([name, { version }]) => [earlierName(name), { version, from: name }]),
  ),
};
