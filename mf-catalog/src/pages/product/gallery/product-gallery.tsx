import { Picture } from '@zapovednik/ui';
import { type ReactNode, useDeferredValue, useRef, useState } from 'react';
import { useIsHydrating } from '../../../hydration/use-is-hydrating';
import { useOnDemand } from '../../../on-demand/use-on-demand';
import { mostPictures } from '../../../product-card/shown-product';
import { KnownPicture } from './known-picture';
import styles from './product-gallery.module.css';

interface ProductGalleryProps {
  pictures: readonly string[];
  name: string;
  /** The badges, in the corner of the picture. */
  children: ReactNode;
}

const loadLarge = () => import(/* webpackChunkName: "lazy-large-gallery" */ './large-gallery');
const warmLarge = () => void loadLarge().catch(() => {});

/**
 * The product's pictures, at most ten (LIM-42): a row with scroll snapping that works without script, by finger and
 * keyboard, and thumbnails. A click on a picture opens it large.
 */
export function ProductGallery({ pictures, name, children }: ProductGalleryProps) {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [isLarge, setLarge] = useState(false);
  const [large, openLarge] = useOnDemand(loadLarge, 'gallery');
  const shown = pictures.slice(0, mostPictures);
  // After a press only the first picture is in the first frame; the others have their places.
  const hasOthers = useDeferredValue(true, useIsHydrating() ? undefined : false);

  const updateCurrent = () => {
    const { scrollLeft, clientWidth } = track.current ?? { scrollLeft: 0, clientWidth: 1 };
    setCurrent(Math.round(scrollLeft / clientWidth));
  };

  const show = (index: number) => {
    const { clientWidth } = track.current ?? { clientWidth: 0 };
    track.current?.scrollTo({ left: index * clientWidth });
  };

  /** The page shows the last seen picture, and it gets the focus. */
  const returnTo = (index: number) => {
    const { clientWidth } = track.current ?? { clientWidth: 0 };
    track.current?.scrollTo({ left: index * clientWidth, behavior: 'instant' });
    track.current?.children[index]?.querySelector('button')?.focus({ preventScroll: true });
  };

  const enlarge = (index: number) => {
    setCurrent(index);
    setLarge(true);
    void openLarge();
  };

  return (
    <div className={styles.gallery}>
      <div className={styles.stage}>
        <ul ref={track} className={styles.track} aria-label={`Фотографии: ${name}`} onScroll={updateCurrent}>
          {shown.map((picture, index) => (
            <li key={picture}>
              <button
                type="button"
                aria-haspopup="dialog"
                // The keyboard reaches the visible picture; the thumbnails lead to the others.
                tabIndex={index === current ? undefined : -1}
                onPointerEnter={warmLarge}
                onClick={() => enlarge(index)}
                className={styles.enlarge}
              >
                {index === 0 && <KnownPicture src={picture} />}
                <Picture
                  src={index === 0 || hasOthers ? picture : null}
                  alt={index === 0 ? name : `${name}, фотография ${index + 1}`}
                  ratio="4:5"
                  fit="contain"
                  sizes="(min-width: 1024px) 536px, (min-width: 720px) 50vw, 100vw"
                  priority={index === 0}
                />
              </button>
            </li>
          ))}
        </ul>
        <div className={styles.badges}>{children}</div>
      </div>
      {shown.length > 1 && (
        <ul className={styles.thumbs}>
          {shown.map((picture, index) => (
            <li key={picture}>
              <button
                type="button"
                aria-label={`Фотография ${index + 1}`}
                aria-current={index === current ? 'true' : undefined}
                onClick={() => show(index)}
              >
                <Picture src={hasOthers ? picture : null} alt="" ratio="4:5" sizes="64px" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isLarge && large && (
        <large.LargeGallery
          pictures={shown}
          name={name}
          first={current}
          onLeave={returnTo}
          onClose={() => setLarge(false)}
        />
      )}
    </div>
  );
}
