import {
  type AutoOrderInterval,
  type AutoOrderVariant,
  autoOrderVariant,
  customDays,
  intervalNames,
} from '@zapovednik/api/cabinet/wire/auto-order-interval';
import { Button } from '@zapovednik/ui';
import { Form, RadioCards, TextField, useZodForm } from '@zapovednik/ui/field';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import styles from './interval-form.module.css';

/** A chosen interval, in the format of the call. */
export interface IntervalChoice {
  readonly mode: AutoOrderVariant;
  readonly days?: number;
}

const wrongDays = `От ${customDays.least} до ${customDays.most} дней`;
const days = z
  .string()
  .check(
    z.refine(
      (text) => /^\d{1,2}$/.test(text) && Number(text) >= customDays.least && Number(text) <= customDays.most,
      wrongDays,
    ),
  );
const rules = ({ variant }: { variant: AutoOrderVariant }) =>
  z.object({ variant: autoOrderVariant, days: variant === 'custom' ? days : z.string() });

const choices = autoOrderVariant.options.map((value) => ({
  value,
  title: value === 'custom' ? 'Свой интервал' : intervalNames[value],
}));

interface IntervalFormProps {
  /** The current interval; null: none. */
  current: AutoOrderInterval | null;
  /** The text of its button. */
  submit: string;
  /** Sends the choice; a failure is shown in the form. */
  onSubmit: (choice: IntervalChoice) => Promise<unknown>;
  /** More buttons, beside the first. */
  children?: ReactNode;
}

/** How often an order is repeated: one of the shop's intervals, or from 7 to 90 days (CAB-23). */
export function IntervalForm({ current, submit, onSubmit, children }: IntervalFormProps) {
  const form = useZodForm(rules, {
    defaultValues: {
      variant: current?.variant ?? 'month',
      days: String(current?.variant === 'custom' ? current.interval : 21),
    },
  });
  const isCustom = form.watch('variant') === 'custom';
  return (
    <Form
      form={form}
      label="Как часто повторять"
      className={styles.form}
      onSubmit={(values) =>
        onSubmit({ mode: values.variant, ...(values.variant === 'custom' && { days: Number(values.days) }) })
      }
    >
      <RadioCards name="variant" label="Как часто повторять" choices={choices} />
      {isCustom && (
        <TextField name="days" label="Через сколько дней" hint={wrongDays} inputMode="numeric" autoComplete="off" />
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
          {submit}
        </Button>
        {children}
      </div>
    </Form>
  );
}
