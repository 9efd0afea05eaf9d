import type * as z from 'zod/mini';
import type { AreaName } from '../routes/route-definition';

/**
 * A component that one app offers to the pages of others. The name identifies it; the page and the owner each have the
 * descriptor they were built with, and the owner parses the props.
 */
export interface WidgetDescriptor<Props extends z.ZodMiniObject = z.ZodMiniObject> {
  readonly name: string;
  readonly owner: AreaName;
  readonly props: Props;
}

/** The props of a widget, as its component gets them. */
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
