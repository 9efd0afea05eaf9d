import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { OrderValues } from '../values/order-values';
import { type StepName, stepFields } from '../values/steps';
import styles from './step-form.module.css';

interface StepFormProps {
  label: string;
  step: StepName;
  /** Called when the fields of the step are valid. */
  onConfirm: () => Promise<void> | void;
  children: ReactNode;
}

/** The fields of one step within the order's single form: Enter or the button validates only them. */
export function StepForm({ label, step, onConfirm, children }: StepFormProps) {
  const { trigger } = useFormContext<OrderValues>();
  const form = useRef<HTMLFormElement>(null);

  // The step may have been opened because of a validation error in it.
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), []);

  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    if (await trigger(stepFields[step], { shouldFocus: true })) await onConfirm();
  };

  return (
    <form noValidate ref={form} aria-label={label} onSubmit={confirm} className={styles.form}>
      {children}
    </form>
  );
}
