import { plural } from '@zapovednik/rules/format';
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

/** A custom interval has from 7 to 90 days (CAB-23). */
export const customDays = { least: 7, most: 90 } as const;

/** The names of the fixed intervals. */
export const intervalNames: Readonly<Record<Exclude<AutoOrderVariant, 'custom'>, string>> = {
  week: 'Каждую неделю',
  two_weeks: 'Раз в две недели',
  month: 'Раз в месяц',
  two_months: 'Раз в два месяца',
};

/** An interval as text: «Раз в две недели», «Раз в 10 дней». */
export const nameOfInterval = ({ variant, interval }: AutoOrderInterval): string =>
  variant === 'custom' ? `Раз в ${interval} ${plural(interval, ['день', 'дня', 'дней'])}` : intervalNames[variant];
