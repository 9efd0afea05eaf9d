import type { Banner } from '@zapovednik/api/catalog/models/banner';
import { LinkButton, Picture } from '@zapovednik/ui';
import styles from './banner.module.css';

interface BannerCardProps {
  banner: Pick<Banner, 'TITLE' | 'TEXT' | 'BUTTON' | 'URL' | 'PICTURE'>;
  /** Its picture is in the first view. */
  leading?: boolean;
}

/** A picture with a text over its quiet left half, and one link. */
export function BannerCard({ banner: { TITLE, TEXT, BUTTON, URL, PICTURE }, leading = false }: BannerCardProps) {
  return (
    <div className={styles.banner}>
      <Picture
        src={PICTURE}
        alt=""
        ratio="2:1"
        sizes="(min-width: 1304px) 1240px, 100vw"
        priority={leading}
        className={styles.picture}
      />
      <div className={styles.words}>
        <h2>{TITLE}</h2>
        <p>{TEXT}</p>
        <LinkButton variant="primary" to={URL}>
          {BUTTON}
        </LinkButton>
      </div>
    </div>
  );
}
