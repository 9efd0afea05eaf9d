import type { PageAssets } from './page-assets';

/**
 * Styles that the page needs before the first paint, and scripts that load in parallel: this avoids request chains and a flash of
 * unstyled content. Scripts have a lower priority than styles, fonts and the main picture: the page is visible without them.
 */
export function AssetLinks({ assets, nonce }: { assets: PageAssets; nonce: string }) {
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
