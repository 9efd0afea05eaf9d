import { createHash } from 'node:crypto';

/** The hash of an inline script or style, as a content security policy names it. @param parts of its text; bytes are UTF-8 */
export function policyHash(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return `sha256-${hash.digest('base64')}`;
}
