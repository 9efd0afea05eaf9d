import type { WidgetDescriptor } from '@zapovednik/platform/define';
import { type ReactNode } from 'react';
import type * as z from 'zod/mini';

interface WidgetFrameProps<Props extends z.ZodMiniObject> {
  of: WidgetDescriptor<Props>;
  props: z.input<Props>;
  /** Reserves the space until the widget is loaded: a skeleton of the same shape. */
  fallback: ReactNode;
  /** Loads only when the user scrolls near it: for widgets below the first screens. */
  whenSeen?: boolean;
  /** Shown instead if it fails; by default an error with a retry. */
  failure?: ReactNode;
}
/**
 * A component of another area in this page. It is isolated: if it fails, only its place shows the error, with a retry.
 *
 * @example
 * <Widget of={productCarousel} props={{ title: 'Новинки', list: 'new' }} fallback={<CarouselSkeleton />} />
 */
export declare function Widget<Props extends z.ZodMiniObject>({
  of: widget,
  props,
  fallback,
  whenSeen,
  failure,
}: WidgetFrameProps<Props>): import('react').JSX.Element;
export {};
