import * as z from 'zod/mini';

export const TYPES_FILE = 'types.json';

/** `types.json` of a release: the type declarations of the shared modules that it was compiled with. */
export const releaseTypes = z.object({
  /** The declaration file of each shared module. */
  modules: z.record(z.string(), z.string()),
  /** The text of each declaration file, by path. Relative imports connect them. */
  files: z.record(z.string(), z.string()),
  /** The installed versions of the packages that the declarations import. */
  packages: z.record(z.string(), z.string()),
});

export type ReleaseTypes = z.infer<typeof releaseTypes>;
