import { clsx } from 'clsx';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /**
   * `text` is one line as high as the text around it, `title` one line of a heading, `control` a button or field,
   * `circle` a round picture, `block` fills the place it is in; `picture` has the 4:5 of a product.
   */
  shape?: 'text' | 'title' | 'control' | 'circle' | 'block' | 'picture';
  /** How much of the line it takes. */
  width?: 'full' | 'long' | 'half' | 'short';
  className?: string;
}

/**
 * The shape of what is coming. Silent for screen readers: the part that waits says so once, with `aria-busy`.
 *
 * @example <div aria-busy="true"><Skeleton shape="picture" /><Skeleton width="long" /></div>
 */
export function Skeleton({ shape = 'text', width = 'full', className }: SkeletonProps) {
  return <span aria-hidden="true" className={clsx(styles.skeleton, styles[shape], styles[width], className)} />;
}
