/** The widths, in px, in which every picture is stored. */
export declare const pictureWidths: readonly [96, 160, 240, 320, 480, 640, 960, 1280];
declare const ratios: {
  readonly '4:5': readonly [800, 1000];
  readonly '1:1': readonly [800, 800];
  readonly '3:2': readonly [960, 640];
  readonly '2:1': readonly [1280, 640];
  readonly '16:9': readonly [1280, 720];
};
export interface PictureProps {
  /** The picture's address without width and format, as in the API: `/pictures/product/1234/1`. Without it an empty box is shown. */
  src: string | null | undefined;
  /** The content of the picture; empty if the text beside it already says it. */
  alt: string;
  /** The displayed width, as in `<img sizes>`: `(min-width: 1024px) 25vw, 50vw`. */
  sizes: string;
  /** The aspect ratio of the space that is reserved before the picture loads. */
  ratio?: keyof typeof ratios;
  /** `cover` fills the space, `contain` shows the whole picture. */
  fit?: 'cover' | 'contain';
  /** For the main picture of a page: it loads first, and not lazily. */
  priority?: boolean;
  className?: string;
}
/**
 * A picture in AVIF, WebP and JPEG and in the fitting width. It loads lazily, and its space is reserved (no layout shift).
 *
 * @example <Picture src="/pictures/product/1234/1" alt="Корм Brit Care" ratio="4:5" sizes="(min-width: 1024px) 234px, 45vw" />
 */
export declare function Picture({
  src,
  alt,
  sizes,
  ratio,
  fit,
  priority,
  className,
}: PictureProps): import('react').JSX.Element;
export {};
