import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { OrderValues } from './order-values';
import styles from './step-form.module.css';
import { type StepName, stepFields } from './steps';

interface StepFormProps {
  label: string;
  step: StepName;
  /** Once the fields of the step are right. */
  onConfirm: () => Promise<void> | void;
  children: ReactNode;
}

/** The fields of one decision, in the one form of the order: Enter or the button checks them alone. */
export function StepForm({ label, step, onConfirm, children }: StepFormProps) {
  const { trigger } = useFormContext<OrderValues>();
  const form = useRef<HTMLFormElement>(null);

  // The step may have been opened because something in it is wrong.
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
