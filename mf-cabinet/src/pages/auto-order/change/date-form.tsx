import type { OwnAutoOrder } from '@zapovednik/api/cabinet/models/own-auto-order';
import { useApp } from '@zapovednik/platform/app';
import { dateAfter, formatDate, formatDay, isoDate } from '@zapovednik/rules/dates';
import { Button } from '@zapovednik/ui';
import { Form, TextField, useZodForm } from '@zapovednik/ui/field';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import styles from '../auto-order-page.module.css';

interface DateFormProps {
  autoOrder: Pick<OwnAutoOrder, 'nextDate' | 'moveFrom' | 'moveTo'>;
  /** The first value, DD.MM.YYYY. */
  chosen: string;
  /** @param date DD.MM.YYYY */
  onMove: (date: string) => Promise<void>;
  /** More buttons, beside the first. */
  children: ReactNode;
}

const WEEK = 7;

/** The day of the next delivery: as soon as possible, a week earlier or later, or any day that the shop offers. */
export function DateForm({ autoOrder: { nextDate, moveFrom, moveTo }, chosen, onMove, children }: DateFormProps) {
  const { today } = useApp().city;
  const [first, last] = [isoDate(moveFrom), isoDate(moveTo)];
  const allowed = `С ${formatDay(moveFrom, today)} по ${formatDay(moveTo, today)}`;
  const rules = z.object({
    date: z.string().check(z.refine((day) => day >= first && day <= last, allowed)),
  });
  const form = useZodForm(rules, { defaultValues: { date: isoDate(chosen) } });
  const near = [
    { date: moveFrom, label: 'Как можно раньше' },
    { date: dateAfter(nextDate, -WEEK), label: 'На неделю раньше' },
    { date: dateAfter(nextDate, WEEK), label: 'На неделю позже' },
  ].filter(({ date }) => date !== nextDate && isoDate(date) >= first && isoDate(date) <= last);
  return (
    <Form
      form={form}
      label="Перенести доставку"
      className={styles.form}
      onSubmit={({ date }) => onMove(formatDate(date))}
    >
      <div className={styles.actions}>
        {near.map(({ date, label }) => (
          <Button key={label} onClick={() => form.setValue('date', isoDate(date), { shouldValidate: true })}>
            {label}: {formatDay(date, today)}
          </Button>
        ))}
      </div>
      <TextField
        name="date"
        label="День доставки"
        type="date"
        min={first}
        max={last}
        hint={`${allowed}. Следующие доставки будем считать от этого дня.`}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
          Перенести
        </Button>
        {children}
      </div>
    </Form>
  );
}
