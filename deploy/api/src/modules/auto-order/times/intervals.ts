import type { AutoOrderInterval, AutoOrderVariant } from '@zapovednik/api/cabinet/wire/auto-order-interval';
import { addDays } from '../../../base/time/days';

type Every = Pick<AutoOrderInterval, 'interval' | 'type'>;

/** The shop's own intervals (CAB-23). */
const intervals: Readonly<Record<Exclude<AutoOrderVariant, 'custom'>, Every>> = {
  week: { interval: 1, type: 'week' },
  two_weeks: { interval: 2, type: 'week' },
  month: { interval: 1, type: 'month' },
  two_months: { interval: 2, type: 'month' },
};

/** The interval of a variant; `days` is only used for `custom`. Null: the number of days is missing. */
export function intervalOf(variant: AutoOrderVariant, days: number | undefined): AutoOrderInterval | null {
  if (variant !== 'custom') {
    return { ...intervals[variant], variant };
  }
  return days === undefined ? null : { interval: days, type: 'day', variant };
}

/** A month after the 31st is the last day of the next month if that is shorter. */
function addMonths(day: string, months: number): string {
  const date = new Date(day);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months + 1, 0);
  date.setUTCDate(Math.min(wanted, date.getUTCDate()));
  return date.toISOString().slice(0, 10);
}

/** The first day after `after` that is a multiple of the interval after `from`; all YYYY-MM-DD. */
export function nextDate(from: string, { interval, type }: Every, after: string): string {
  for (let times = 1; ; times += 1) {
    const next =
      type === 'month'
        ? addMonths(from, interval * times)
        : addDays(from, interval * times * (type === 'week' ? 7 : 1));
    if (next > after) return next;
  }
}
