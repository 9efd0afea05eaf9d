import { pictureWidths } from '@zapovednik/ui';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from '@zapovednik/ui/icons';
import { useRef, useState } from 'react';
import Lightbox, { type SlideImage } from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import styles from './large-gallery.module.css';

interface LargeGalleryProps {
  /** Base addresses of the pictures. */
  pictures: readonly string[];
  name: string;
  /** Index of the picture that is shown first. */
  first: number;
  /** Called when it begins to close, with the index of the last picture, which then gets the focus in the page. */
  onLeave: (index: number) => void;
  onClose: () => void;
}

/** Height of a product's picture for each pixel of its width. */
const TALL = 1.25;
const WIDEST = Math.max(...pictureWidths);
/** The maximum enlargement of a picture, relative to its own pixels. */
const CLOSEST = 2;
/** Pictures that are loaded before and after the shown one; only their thumbnails are there for all others. */
const LOADED_BESIDE = 2;
const MOTION = { fade: 180, swipe: 250, navigation: 250, zoom: 200 };
const BACKGROUND = { ref: null, closeOnPullDown: true, closeOnBackdropClick: true } as const;

const labels = {
  Lightbox: 'Фотографии товара',
  'Photo gallery': 'Фотографии товара',
  Carousel: 'карусель',
  Slide: 'фотография',
  '{index} of {total}': '{index} из {total}',
  Thumbnails: 'Все фотографии',
  Previous: 'Предыдущая фотография',
  Next: 'Следующая фотография',
  Close: 'Закрыть',
  'Zoom in': 'Увеличить',
  'Zoom out': 'Уменьшить',
};

const slide = (picture: string, alt: string): SlideImage => ({
  src: `${picture}-${WIDEST}.webp`,
  alt,
  width: WIDEST,
  height: WIDEST * TALL,
  srcSet: pictureWidths.map((width) => ({ src: `${picture}-${width}.webp`, width, height: width * TALL })),
});

/** Scrolls the row of thumbnails to that of the shown picture. */
const showThumbnail = () =>
  document.querySelector('.yarl__thumbnails_thumbnail_active')?.scrollIntoView({ inline: 'center', block: 'nearest' });

/**
 * The pictures in the whole window: arrows, keys and swipes change them; wheel, double tap, pinch and buttons zoom;
 * Escape and pulling down close the gallery.
 */
export function LargeGallery({ pictures, name, first, onLeave, onClose }: LargeGalleryProps) {
  // While the gallery is open, the library needs unchanged slides, and the first index only once.
  const [start] = useState(first);
  const [slides] = useState(() => pictures.map((picture, index) => slide(picture, `${name}, фотография ${index + 1}`)));
  const last = useRef(first);
  const many = slides.length > 1;
  return (
    <Lightbox
      open
      close={onClose}
      index={start}
      slides={slides}
      plugins={many ? [Zoom, Thumbnails, Counter] : [Zoom]}
      labels={labels}
      className={styles.large}
      animation={MOTION}
      // The library has as many thumbnails as slides; those that are far away are empty, see `slide` below.
      carousel={{ finite: true, preload: slides.length, padding: 0 }}
      controller={BACKGROUND}
      zoom={{ maxZoomPixelRatio: CLOSEST, scrollToZoom: true, doubleClickMaxStops: 1 }}
      thumbnails={{
        width: 56,
        height: 70,
        padding: 0,
        gap: 8,
        border: 2,
        borderRadius: 10,
        imageFit: 'cover',
        vignette: false,
      }}
      on={{
        view({ index }) {
          last.current = index;
          requestAnimationFrame(showThumbnail);
        },
        exiting: () => onLeave(last.current),
      }}
      render={{
        slide: ({ offset }) => Math.abs(offset) > LOADED_BESIDE && <span />,
        iconPrev: () => <ChevronLeft />,
        iconNext: () => <ChevronRight />,
        iconClose: () => <X />,
        iconZoomIn: () => <ZoomIn />,
        iconZoomOut: () => <ZoomOut />,
        ...(!many && { buttonPrev: () => null, buttonNext: () => null }),
      }}
    />
  );
}
