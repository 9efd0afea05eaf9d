import type { Banner } from '@zapovednik/api/catalog/models/banner';
import { IconButton } from '@zapovednik/ui';
import { Carousel } from '@zapovednik/ui/carousel';
import { Pause, Play } from '@zapovednik/ui/icons';
import { useRef } from 'react';
import { BannerCard } from './banner-card';
import styles from './main-banners.module.css';
import { useRotation } from './use-rotation';

/** The banners at the top of the home page: one at a time. They change automatically until the visitor stops them. */
export function MainBanners({ banners }: { banners: readonly Banner[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const { isRunning, toggle } = useRotation(frame, banners.length);
  if (banners.length === 0) return null;
  return (
    <div className={styles.banners}>
      <div ref={frame}>
        <Carousel label="Акции и подборки" slides="wide">
          {banners.map((banner, at) => (
            <BannerCard key={banner.id} banner={banner} leading={at === 0} />
          ))}
        </Carousel>
      </div>
      {banners.length > 1 && (
        <IconButton
          label={isRunning ? 'Остановить показ' : 'Показывать по очереди'}
          className={styles.toggle}
          onClick={toggle}
        >
          {isRunning ? <Pause /> : <Play />}
        </IconButton>
      )}
    </div>
  );
}
