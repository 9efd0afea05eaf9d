import type { AutoOrderWays } from '@zapovednik/api/cabinet/calls/auto-order-ways';
import { Button } from '@zapovednik/ui';
import { Form, RadioCards, useZodForm } from '@zapovednik/ui/field';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import styles from '../auto-order-page.module.css';
import { Ways } from './ways';

interface PaymentFormProps {
  /** The number of the auto-order's order. */
  id: number;
  /** The choice from before the session ended; null: none. */
  chosen: number | null;
  onSave: (paymentId: number) => Promise<void>;
  /** More buttons, beside the first. */
  children: ReactNode;
}

/** The payment method of the next orders: one of those that are possible for their delivery. */
export function PaymentForm({ id, ...props }: PaymentFormProps) {
  return (
    <Ways id={id}>
      {(ways) =>
        ways.payments.length > 0 ? (
          <PaymentChoice ways={ways} {...props} />
        ) : (
          <p>Для этого места способов оплаты нет. Сначала измените место.</p>
        )
      }
    </Ways>
  );
}

const rules = z.object({ payment: z.string('Выберите способ оплаты') });

function PaymentChoice({ ways, chosen, onSave, children }: Omit<PaymentFormProps, 'id'> & { ways: AutoOrderWays }) {
  const form = useZodForm(rules, { defaultValues: { payment: String(chosen ?? ways.paymentId ?? '') } });
  return (
    <Form
      form={form}
      label="Изменить оплату"
      className={styles.form}
      onSubmit={({ payment }) => onSave(Number(payment))}
    >
      <RadioCards
        name="payment"
        label="Способ оплаты"
        hint={`Автозаказ создаётся без вас, поэтому его оплачивают при получении, где это возможно.${
          ways.payments.length === 1 ? ' Других способов для этого места нет.' : ''
        }`}
        choices={ways.payments.map(({ id, name }) => ({ value: String(id), title: name }))}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
          Сохранить
        </Button>
        {children}
      </div>
    </Form>
  );
}
