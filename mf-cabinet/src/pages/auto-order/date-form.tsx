import type { OwnAutoOrder } from '@zapovednik/api/cabinet/models/own-auto-order';
import { formatDate, formatLongDate, isoDate } from '@zapovednik/rules/dates';
import { Button } from '@zapovednik/ui';
import { Form, TextField, useZodForm } from '@zapovednik/ui/field';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import styles from './auto-order-page.module.css';

interface DateFormProps {
  autoOrder: OwnAutoOrder;
  /** The first value, DD.MM.YYYY. */
  chosen: string;
  /** @param date DD.MM.YYYY */
  onMove: (date: string) => Promise<void>;
  /** More buttons, beside the first. */
  children: ReactNode;
}

/** The day of the next delivery, one of the days that the shop offers. */
export function DateForm({ autoOrder: { moveFrom, moveTo }, chosen, onMove, children }: DateFormProps) {
  const [first, last] = [isoDate(moveFrom), isoDate(moveTo)];
  const allowed = `С ${formatLongDate(moveFrom)} по ${formatLongDate(moveTo)}`;
  const rules = z.object({
    date: z.string().check(z.refine((day) => day >= first && day <= last, allowed)),
  });
  const form = useZodForm(rules, { defaultValues: { date: isoDate(chosen) } });
  return (
    <Form
      form={form}
      label="Перенести доставку"
      className={styles.form}
      onSubmit={({ date }) => onMove(formatDate(date))}
    >
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
