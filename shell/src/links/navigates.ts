/**
 * Whether a press on a link leads to another page in this document. With script, links that open a dialog do not, and neither do
 * those of a place that shows their choice itself (`data-in-place`).
 */
export const navigates = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin &&
  link.pathname + link.search !== location.pathname + location.search &&
  !link.hasAttribute('aria-haspopup') &&
  !link.closest('[data-in-place]') &&
  /^(_self)?$/.test(link.target);
