export interface RatingProps {
  /** From 1 to 5 (LIM-67), shown in halves; 0 if there is none yet. */
  value: number;
  className?: string;
}
/**
 * A read-only rating as five stars. It is one element, drawn by the style sheet, since a section shows forty of them.
 *
 * @example <Rating value={4.3} />
 */
export declare function Rating({ value, className }: RatingProps): import('react').JSX.Element;
