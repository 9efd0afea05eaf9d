import type { Banner } from '@zapovednik/api/catalog/models/banner';
import { LinkButton, Picture } from '@zapovednik/ui';
import styles from './banner.module.css';

interface BannerCardProps {
  banner: Pick<Banner, 'title' | 'text' | 'button' | 'path' | 'picture'>;
  /** The picture is visible without scrolling. */
  leading?: boolean;
}

/**
 * Less than its width on a phone, so that a phone of 412 px takes the file of 640 px: 12 kB, which a new connection brings in one round trip,
 * where the file of 960 px needs two.
 */
const SIZES = '(min-width: 1304px) 1240px, (min-width: 720px) 100vw, 88vw';

/** A picture with one link, and a text over its left half, which has few details. */
export function BannerCard({ banner: { title, text, button, path, picture }, leading = false }: BannerCardProps) {
  return (
    <div className={styles.banner}>
      <Picture src={picture} alt="" ratio="2:1" sizes={SIZES} priority={leading} className={styles.picture} />
      <div className={styles.words}>
        <h2>{title}</h2>
        <p>{text}</p>
        <LinkButton variant="primary" to={path}>
          {button}
        </LinkButton>
      </div>
    </div>
  );
}
