import { FilterXSS } from 'xss';

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

/** Addresses that may be followed or loaded: the shop's own, https, mail and telephone. `//host` is not the shop's own. */
const safeAddress: Record<string, RegExp> = {
  href: /^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i,
  src: /^(https:\/\/|\/(?![/\\]))/i,
};

const filter = new FilterXSS({
  allowList: allowed,
  css: false,
  stripIgnoreTag: true,
  stripIgnoreTagBody: ['script', 'style', 'iframe', 'object', 'noscript', 'template', 'svg', 'math'],
  // A page has one h1 of its own.
  onIgnoreTag: (tag, _html, { isClosing }) => (tag === 'h1' ? (isClosing ? '</h2>' : '<h2>') : undefined),
  safeAttrValue: (_tag, name, value) => {
    const address = value.trim();
    const rule = safeAddress[name];
    if (rule && !rule.test(address)) return '';
    return address.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  },
});

/** HTML of the content system with everything outside the allow-list taken out: the one place where that happens. */
export const sanitize = (html: string): string => filter.process(html);
