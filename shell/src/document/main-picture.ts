/** How React writes the attribute of the page's main picture (see Picture). */
const MAIN = ' fetchPriority="high"';

const bestSource = /<source type="image\/avif" srcSet="([^"]*)" sizes="([^"]*)"\/>/;

/**
 * The main picture of a rendered page; null for a page without one. Its link in the head makes it the first file that the browser asks
 * for: before the fonts, and on the connection of the document, which is warm. Browsers without AVIF ignore the link.
 */
export function mainPicture(html: string): { readonly link: string } | null {
  const at = html.indexOf(MAIN);
  if (at === -1) return null;
  const [, widths, sizes] = bestSource.exec(html.slice(html.lastIndexOf('<picture', at), at)) ?? [];
  if (!widths || !sizes) return { link: '' };
  return {
    link: `<link rel="preload" as="image" type="image/avif" imagesrcset="${widths}" imagesizes="${sizes}" fetchpriority="high">`,
  };
}
