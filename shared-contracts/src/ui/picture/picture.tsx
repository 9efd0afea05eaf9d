import { clsx } from 'clsx';
import styles from './picture.module.css';

/** Widths, in px, that every picture is kept in. */
export const pictureWidths = [96, 160, 240, 320, 480, 640, 960, 1280] as const;

const ratios = {
  '4:5': [800, 1000],
  '1:1': [800, 800],
  '3:2': [960, 640],
  '2:1': [1280, 640],
  '16:9': [1280, 720],
} as const;

export interface PictureProps {
  /** The picture's address without width and format, as the calls give it: `/pictures/product/1234/1`. None draws an empty ground. */
  src: string | null | undefined;
  /** What it shows; empty where the text beside it already says so. */
  alt: string;
  /** How wide it is shown, as in `<img sizes>`: `(min-width: 1024px) 25vw, 50vw`. */
  sizes: string;
  /** Width to height of its place, kept before it is loaded. */
  ratio?: keyof typeof ratios;
  /** `cover` fills the place, `contain` shows it whole. */
  fit?: 'cover' | 'contain';
  /** For the main picture of a page: loaded first, and not lazily. */
  priority?: boolean;
  className?: string;
}

const srcSet = (src: string, format: 'avif' | 'webp') =>
  pictureWidths.map((width) => `${src}-${width}.${format} ${width}w`).join(', ');

/**
 * A picture in AVIF, WebP and JPEG and in the width that fits, lazily loaded, with its place kept (no shift of the layout).
 *
 * @example <Picture src="/pictures/product/1234/1" alt="Корм Brit Care" ratio="4:5" sizes="(min-width: 1024px) 234px, 45vw" />
 */
export function Picture({ src, alt, sizes, ratio = '1:1', fit = 'cover', priority, className }: PictureProps) {
  const frame = clsx(styles.picture, styles[`ratio-${ratio.replace(':', '-')}`], styles[fit], className);
  if (!src) return alt === '' ? <span className={frame} /> : <span className={frame} role="img" aria-label={alt} />;
  const [width, height] = ratios[ratio];
  return (
    <picture className={frame}>
      <source type="image/avif" srcSet={srcSet(src, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet(src, 'webp')} sizes={sizes} />
      <img
        src={`${src}-640.jpg`}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  );
}
