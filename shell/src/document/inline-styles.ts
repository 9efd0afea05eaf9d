import type { Asset } from './page-assets';
import { policyHash } from './policy-hash';

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

/** A style file as an element. Null: it cannot be one, and stays a link. */
type StyleElement = { readonly html: string; readonly hash: string } | null;

/** The text of a style file by its URL. */
type ReadStyle = (url: string) => string | undefined;

/** The elements of a release set, whose files do not change, by the function that reads them. */
const elementsOf = new WeakMap<ReadStyle, Map<string, StyleElement>>();

/**
 * The styles of a page, written into it: so its first paint waits for no second round trip. `data-href` tells the loader of later
 * chunks that a file is there already (mini-css-extract-plugin).
 * @param read the same function for all pages of a release set, for which each file is prepared once
 */
export function inlineStyles(styles: readonly Asset[], read: ReadStyle): InlineStyles {
  const known = elementsOf.get(read) ?? new Map<string, StyleElement>();
  elementsOf.set(read, known);
  const links: Asset[] = [];
  const hashes: string[] = [];
  let html = '';
  for (const style of styles) {
    const { url } = style;
    const written = known.get(url);
    const element = written === undefined ? elementOf(url, read(url)) : written;
    known.set(url, element);
    if (element) {
      hashes.push(element.hash);
      html += element.html;
    } else {
      links.push(style);
    }
  }
  return { html, hashes, links };
}

function elementOf(url: string, source: string | undefined): StyleElement {
  const text = source?.replace(RELATIVE_URL, `url($1${url.slice(0, url.lastIndexOf('/') + 1)}`);
  // Nothing may end the element early.
  if (text === undefined || text.includes('</')) return null;
  return { html: `<style data-href="${url}">${text}</style>`, hash: policyHash(text) };
}
