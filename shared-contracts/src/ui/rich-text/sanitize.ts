import { escapeAttrValue, FilterXSS, friendlyAttrValue } from 'xss';

/** What an editor of the content system may use, and nothing that runs, loads, floats or frames. */
const allowed: Record<string, string[]> = {
  ...Object.fromEntries(
    ['p', 'br', 'hr', 'b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'blockquote', 'figure', 'figcaption']
      .concat(['h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'thead', 'tbody', 'tr'])
      .map((tag) => [tag, []]),
  ),
  a: ['href', 'title'],
  img: ['src', 'alt', 'width', 'height'],
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
};

/**
 * Addresses that may be followed or loaded: the shop's own, https, mail and telephone. `//host` is not the app's own, nor is
 * what a browser would read as such (`/\host`, `/&sol;host`).
 */
const safeAddress: Record<string, RegExp> = {
  href: /^(https?:\/\/|mailto:|tel:|#|\/(?![/\\&]))/i,
  src: /^(https:\/\/|\/(?![/\\&]))/i,
};

const filter = new FilterXSS({
  allowList: allowed,
  css: false,
  stripIgnoreTagBody: ['script', 'style', 'iframe', 'object', 'noscript', 'template', 'svg', 'math'],
  // What is not allowed gives up its content; an h1 becomes an h2, since a page has one h1 of its own.
  onIgnoreTag: (tag, _html, { isClosing }) => (tag === 'h1' ? `<${isClosing ? '/' : ''}h2>` : ''),
  safeAttrValue: (_tag, name, value) => {
    const plain = friendlyAttrValue(value).trim();
    return safeAddress[name]?.test(plain) === false ? '' : escapeAttrValue(plain);
  },
});

/** HTML of the content system with everything outside the allow-list taken out: the one place where that happens. */
export const sanitize = (html: string): string => filter.process(html);
