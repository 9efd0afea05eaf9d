import { clsx } from 'clsx';
import styles from './picture.module.css';

/** The widths, in px, in which every picture is stored. */
export const pictureWidths = [96, 160, 240, 320, 480, 640, 960, 1280] as const;

const ratios = {
  '4:5': [800, 1000],
  '1:1': [800, 800],
  '3:2': [960, 640],
  '2:1': [1280, 640],
  '16:9': [1280, 720],
} as const;

export interface PictureProps {
  /** The picture's address without width and format, as in the API: `/pictures/product/1234/1`. Without it an empty box is shown. */
  src: string | null | undefined;
  /** The description of the picture; empty if the text next to it says the same. */
  alt: string;
  /** The displayed width, as in `<img sizes>`: `(min-width: 1024px) 25vw, 50vw`. */
  sizes: string;
  /** The aspect ratio of the space that is reserved until the picture loads. */
  ratio?: keyof typeof ratios;
  /** `cover` fills the space, `contain` shows the whole picture. */
  fit?: 'cover' | 'contain';
  /** For the main picture of a page, only one: it loads before the others and before the page's scripts. */
  priority?: boolean;
  className?: string;
}

const srcSet = (src: string, format: 'avif' | 'webp') =>
  pictureWidths.map((width) => `${src}-${width}.${format} ${width}w`).join(', ');

/**
 * A picture in AVIF, WebP and JPEG, in a suitable width. It loads lazily, and its space is reserved (no layout shift).
 *
 * @example Of a product
 * <Carousel label="Товары">
 *   <article>
 *     <Picture src="/pictures/product/1234/1" alt="" ratio="4:5" sizes="(min-width: 1024px) 234px, 45vw" />
 *     <CardLink to="/product/korm/">Корм Brit Care</CardLink>
 *   </article>
 * </Carousel>
 * @example The whole picture, none
 * <Carousel label="Статьи">
 *   <article>
 *     <Picture src="/pictures/article/12/1" alt="Щенок на прогулке" ratio="16:9" fit="contain" sizes="234px" />
 *     <CardLink to="/articles/vygul/">Выгул зимой</CardLink>
 *   </article>
 *   <Picture src={null} alt="Нет фотографии" ratio="16:9" sizes="234px" />
 * </Carousel>
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
