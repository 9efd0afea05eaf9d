const escaped = (text: string) => text.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A file of addresses in the format of sitemaps.org. */
export function urlSet(addresses: readonly string[]): string {
  return list('urlset', 'url', addresses);
}

/** The index of a site's files of addresses. */
export function sitemapIndex(files: readonly string[]): string {
  return list('sitemapindex', 'sitemap', files);
}

function list(name: string, item: string, addresses: readonly string[]): string {
  const items = addresses.map((address) => `<${item}><loc>${escaped(address)}</loc></${item}>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="${SCHEMA}">\n${items.join('')}</${name}>\n`;
}
