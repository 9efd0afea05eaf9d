import { Failure } from '@zapovednik/ui/status';
import { type FieldError, get, useFormState } from 'react-hook-form';
import type { OrderValues } from '../values/order-values';
import styles from './step-error.module.css';

/** The validation error of choices without a field. */
export function StepError({ fields }: { fields: readonly (keyof OrderValues)[] }) {
  const { errors } = useFormState<OrderValues>({ name: fields });
  const found = fields.map((field): FieldError | undefined => get(errors, field));
  const messages = new Set(found.flatMap((error) => error?.message ?? []));
  if (messages.size === 0) return null;
  return (
    <div className={styles.error}>
      <Failure>{[...messages].join('. ')}</Failure>
    </div>
  );
}
