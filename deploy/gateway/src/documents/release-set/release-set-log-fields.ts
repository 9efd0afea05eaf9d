import { type ReleaseSet, versionsOf } from 'deploy-releases/registry/registry';

/**
 * The log fields with the releases of a document, the same for the server and for browsers.
 * @param parts the overridden apps of a tester's browser, a line each:
 */
export const releaseSetLogFields = (set: ReleaseSet, parts: readonly string[]) => ({
  set: set.id,
  versions: versionsOf(set),
  ...(parts.length > 0 && { override: parts }),
});
