import type * as z from 'zod/mini';
import type { AreaName } from '../routes/route-definition';

/**
 * A component that one app offers to the pages of other apps. The name identifies it. The page and the owner each use the
 * descriptor that they were built with, and the owner parses the props.
 */
export interface WidgetDescriptor<Props extends z.ZodMiniObject = z.ZodMiniObject> {
  readonly name: string;
  readonly owner: AreaName;
  readonly props: Props;
}

/** The props of a widget's component, after parsing. */
export type PropsOf<Widget extends WidgetDescriptor> = z.output<Widget['props']>;

/**
 * Describes a widget.
 *
 * @example
 * export const newsTeasers = defineWidget({
 *   name: 'news-teasers', owner: 'mf-content', props: z.object({ count: z.int() }),
 * });
 */
export function defineWidget<Props extends z.ZodMiniObject>(widget: WidgetDescriptor<Props>): WidgetDescriptor<Props> {
  return widget;
}
