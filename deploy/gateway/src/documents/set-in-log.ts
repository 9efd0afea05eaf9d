import { type ReleaseSet, versionsOf } from 'deploy-releases/registry';

/**
 * The fields by which every line of the log names what a document was made of, the server's lines and the browsers' alike.
 * @param parts what a tester's browser takes from elsewhere, a line each: «mf-catalog 1.2.3»
 */
export const setInLog = (set: ReleaseSet, parts: readonly string[]) => ({
  set: set.id,
  versions: versionsOf(set),
  ...(parts.length > 0 && { override: parts }),
});
