import type { Asset } from './page-assets';

interface AssetLinksProps {
  /** Styles that are not in the page itself (see inlineStyles). */
  readonly styles: readonly Asset[];
  readonly fonts: readonly string[];
}

/** Styles and fonts that the page needs before the first paint: loaded in parallel, and no flash of unstyled content. */
export function AssetLinks({ styles, fonts }: AssetLinksProps) {
  return (
    <>
      {styles.map(({ url, integrity }) => (
        <link key={url} rel="stylesheet" href={url} precedence="shop" integrity={integrity} crossOrigin="anonymous" />
      ))}
      {fonts.map((url) => (
        <link key={url} rel="preload" as="font" type="font/woff2" href={url} crossOrigin="anonymous" />
      ))}
    </>
  );
}
