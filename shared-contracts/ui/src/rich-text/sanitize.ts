/// <reference path="./xss-default.d.ts" />
import { FilterXSS } from 'xss';
import { escapeAttrValue, friendlyAttrValue } from 'xss/lib/default.js';

/**
 * The elements and attributes that editors can use. They cannot run code, load other content, float or make a frame.
 */
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
  h2: ['id'],
};

/** An anchor that a page has given to a heading. No other id is allowed: it could be that of another part of the page. */
const anchor = /^razdel-\d{1,3}$/;

/**
 * Addresses that links and pictures can have: the shop's own, https, mail and telephone. `//host` leads to another host, and so do
 * addresses that a browser reads in the same way (`/\host`, `/&sol;host`).
 */
const safeAddress: Record<string, RegExp> = {
  href: /^(https?:\/\/|mailto:|tel:|#|\/(?![/\\&]))/i,
  src: /^(https:\/\/|\/(?![/\\&]))/i,
};

const filter = new FilterXSS({
  allowList: allowed,
  css: false,
  stripIgnoreTagBody: ['script', 'style', 'iframe', 'object', 'noscript', 'template', 'svg', 'math'],
  // A wide table scrolls, so it must be reachable by keyboard.
  onTag: (tag, _html, { isClosing }) => (tag === 'table' && !isClosing ? '<table tabindex="0">' : undefined),
  // A forbidden element is replaced by its content. An h1 becomes an h2, because the page has its own h1.
  onIgnoreTag: (tag, _html, { isClosing }) => (tag === 'h1' ? `<${isClosing ? '/' : ''}h2>` : ''),
  safeAttrValue: (_tag, name, value) => {
    const plain = friendlyAttrValue(value).trim();
    if (name === 'id') return anchor.test(plain) ? plain : '';
    return safeAddress[name]?.test(plain) === false ? '' : escapeAttrValue(plain);
  },
});

/** Removes everything outside the allow-list from HTML of the content system. HTML is sanitised only here. */
export const sanitize = (html: string): string => filter.process(html);
