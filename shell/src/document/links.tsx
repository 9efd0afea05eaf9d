import type { PageAssets } from './page-assets';

/**
 * Styles that the page needs before it is painted, and scripts that start loading beside it: no chain, no flash. Scripts leave
 * the way to styles, fonts and the main picture: the page is there without them.
 */
export function Links({ assets, nonce }: { assets: PageAssets; nonce: string }) {
  return (
    <>
      {assets.styles.map(({ url, integrity }) => (
        <link key={url} rel="stylesheet" href={url} precedence="shop" integrity={integrity} crossOrigin="anonymous" />
      ))}
      {assets.fonts.map((url) => (
        <link key={url} rel="preload" as="font" type="font/woff2" href={url} crossOrigin="anonymous" />
      ))}
      {[assets.entry, ...assets.scripts].map(({ url, integrity }) => (
        <link
          key={url}
          rel="preload"
          as="script"
          fetchPriority="low"
          href={url}
          integrity={integrity}
          crossOrigin="anonymous"
          nonce={nonce}
        />
      ))}
    </>
  );
}
