import type { PageAssets } from './page-assets';

/** Styles and fonts that the page needs before the first paint: loaded in parallel, and no flash of unstyled content. */
export function AssetLinks({ assets }: { assets: PageAssets }) {
  return (
    <>
      {assets.styles.map(({ url, integrity }) => (
        <link key={url} rel="stylesheet" href={url} precedence="shop" integrity={integrity} crossOrigin="anonymous" />
      ))}
      {assets.fonts.map((url) => (
        <link key={url} rel="preload" as="font" type="font/woff2" href={url} crossOrigin="anonymous" />
      ))}
    </>
  );
}
