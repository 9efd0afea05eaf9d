import { useState } from 'react';
import { useIsHydrating } from '../../../hydration/use-is-hydrating';
import styles from './product-gallery.module.css';

/**
 * The picture as the card of the last page has shown it, until the larger one has loaded over it: a press shows the product at once.
 * The document of the server has no last page.
 */
export function KnownPicture({ src }: { src: string }) {
  const isHydrating = useIsHydrating();
  // During this first render the last page is still shown.
  const [known] = useState(() => (isHydrating ? '' : shownFile(src)));
  return known && <img src={known} alt="" decoding="sync" className={styles.known} />;
}

/** The file that the page shows of a picture; '' if it shows none. */
function shownFile(src: string): string {
  const shown = [...document.images].find(
    (image) => image.complete && image.getAttribute('src')?.startsWith(`${src}-`),
  );
  return shown?.currentSrc ?? '';
}
