import { createHash } from 'node:crypto';

/**
 * The hashes of the inline scripts that carry this nonce. Shells of before the hashes write one into their scripts instead of
 * returning the hashes, and such a release may still be live, or live again.
 * @param nonce random, so that no other script of the page can carry it
 */
export function markedScripts(pieces: readonly string[], nonce: string): string[] {
  const scripts = pieces.join('').matchAll(new RegExp(`<script nonce="${nonce}"[^>]*>(.*?)</script>`, 'gs'));
  return [...scripts].map(([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}
