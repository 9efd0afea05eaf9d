import { createHash } from 'node:crypto';
import type { Asset } from './page-assets';

/** The styles of a page as elements of its head. */
export interface InlineStyles {
  readonly html: string;
  /** The hashes of the elements' texts, as a policy names them. */
  readonly hashes: readonly string[];
  /** Files without a text, which stay links. */
  readonly links: readonly Asset[];
}

/** An address in a style, other than an absolute one or data. */
const RELATIVE_URL = /url\((["']?)(?![a-z]+:|\/|#)/g;

/**
 * The styles of a page, written into it: so its first paint waits for no second round trip. `data-href` tells the loader of later
 * chunks that a file is there already (mini-css-extract-plugin).
 * @param read the text of a style file by its URL
 */
export function inlineStyles(styles: readonly Asset[], read: (url: string) => string | undefined): InlineStyles {
  const links: Asset[] = [];
  const hashes: string[] = [];
  const elements: string[] = [];
  for (const style of styles) {
    const { url } = style;
    const text = read(url)?.replace(RELATIVE_URL, `url($1${url.slice(0, url.lastIndexOf('/') + 1)}`);
    // Nothing may end the element early.
    if (text === undefined || text.includes('</')) {
      links.push(style);
      continue;
    }
    hashes.push(`sha256-${createHash('sha256').update(text).digest('base64')}`);
    elements.push(`<style data-href="${url}">${text}</style>`);
  }
  return { html: elements.join(''), hashes, links };
}
