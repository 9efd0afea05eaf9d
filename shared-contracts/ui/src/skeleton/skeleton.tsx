import { clsx } from 'clsx';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /**
   * `text`: one line, as high as the text around it; `title`: one line of a heading; `control`: a button or field;
   * `circle`: a round picture; `block`: fills its container; `picture`: a product picture, 4:5.
   */
  shape?: 'text' | 'title' | 'control' | 'circle' | 'block' | 'picture';
  /** The part of the line that it fills. */
  width?: 'full' | 'long' | 'half' | 'short';
  className?: string;
}

/**
 * A placeholder in the shape of the content that is loading. It is hidden from screen readers; its container has `aria-busy`.
 *
 * @example A card
 * <div aria-busy="true">
 *   <Skeleton shape="picture" width="short" />
 *   <Skeleton shape="title" width="half" />
 *   <Skeleton />
 *   <Skeleton width="long" />
 *   <Skeleton shape="control" width="half" />
 * </div>
 * @example A person
 * <div aria-busy="true">
 *   <Skeleton shape="circle" width="short" />
 *   <Skeleton width="short" />
 * </div>
 */
export function Skeleton({ shape = 'text', width = 'full', className }: SkeletonProps) {
  return <span aria-hidden="true" className={clsx(styles.skeleton, styles[shape], styles[width], className)} />;
}
