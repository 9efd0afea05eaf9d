import * as z from 'zod/mini';

/** How often an auto-order repeats: one of the fixed intervals, or a number of days. */
export const autoOrderVariant = z.enum(['week', 'two_weeks', 'month', 'two_months', 'custom']);
export type AutoOrderVariant = z.infer<typeof autoOrderVariant>;

/** Every `interval` days, weeks or months (ORD-59). */
export const autoOrderInterval = z.object({
  interval: z.int(),
  type: z.enum(['day', 'week', 'month']),
  variant: autoOrderVariant,
});
export type AutoOrderInterval = z.infer<typeof autoOrderInterval>;
