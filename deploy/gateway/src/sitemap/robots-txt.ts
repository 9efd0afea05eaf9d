/** Campaign parameters: the page is the same without them (TRK-11). */
const UTM = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'];

/** What search engines must not crawl, and where the sitemap is. `Clean-param` is an extension of Yandex. */
export function robotsTxt(origin: string, disallowed: readonly string[]): string {
  const lines = [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    `Clean-param: ${UTM.join('&')}`,
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return `${lines.join('\n')}\n`;
}
