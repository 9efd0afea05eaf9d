export const PREFIX = 'draft:';

/**
 * Whether something is stored under this name, for code that loads what reads drafts only then: it may still be the input of another
 * person or release.
 */
export function hasDraft(name: string): boolean {
  try {
    return sessionStorage.getItem(PREFIX + name) !== null;
  } catch {
    // A browser that keeps nothing has no drafts.
    return false;
  }
}
