import { useRef, useState } from 'react';
import { Picture } from 'shared-contracts/ui';
import styles from './product-gallery.module.css';

interface ProductGalleryProps {
  pictures: readonly string[];
  name: string;
}

/** The product's pictures: a row with scroll snapping that also works without script, by finger and keyboard, and thumbnails as links. */
export function ProductGallery({ pictures, name }: ProductGalleryProps) {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  const updateCurrent = () => {
    const { scrollLeft, clientWidth } = track.current ?? { scrollLeft: 0, clientWidth: 1 };
    setCurrent(Math.round(scrollLeft / clientWidth));
  };

  const show = (index: number) => {
    const { clientWidth } = track.current ?? { clientWidth: 0 };
    track.current?.scrollTo({ left: index * clientWidth });
  };

  return (
    <div className={styles.gallery}>
      <ul
        ref={track}
        className={styles.track}
        aria-label={`Фотографии: ${name}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        onScroll={updateCurrent}
      >
        {pictures.map((picture, index) => (
          <li key={picture}>
            <Picture
              src={picture}
              alt={index === 0 ? name : `${name}, фотография ${index + 1}`}
              ratio="4:5"
              fit="contain"
              sizes="(min-width: 1024px) 536px, (min-width: 720px) 50vw, 100vw"
              priority={index === 0}
            />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <ul className={styles.thumbs}>
          {pictures.map((picture, index) => (
            <li key={picture}>
              <button
                type="button"
                aria-label={`Фотография ${index + 1}`}
                aria-current={index === current ? 'true' : undefined}
                onClick={() => show(index)}
              >
                <Picture src={picture} alt="" ratio="4:5" sizes="64px" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
