import type { Order } from '@zapovednik/api/checkout/models/order';
import { Button } from '@zapovednik/ui';
import { useFormContext } from 'react-hook-form';
import { Options } from '../step/options';
import { StepError } from '../step/step-error';
import type { Chosen } from '../values/choose';
import type { OrderValues } from '../values/order-values';
import styles from './payment-step.module.css';

interface PaymentStepProps {
  order: Order;
  chosen: Chosen;
  /** Called after a choice that can change the total. */
  onChoose: () => void;
  onDone: () => void;
}

/** The payment method (ORD-08, ORD-51). */
export function PaymentStep({ order: { payments }, chosen, onChoose, onDone }: PaymentStepProps) {
  const { setValue, clearErrors } = useFormContext<OrderValues>();
  return (
    <div className={styles.choice}>
      <Options
        label="Способ оплаты"
        value={chosen.payment?.id}
        onChange={(id) => {
          setValue('paymentId', id);
          clearErrors('paymentId');
          onChoose();
        }}
        items={payments.map(({ id, name, description }) => ({ value: id, title: name, detail: description }))}
      />
      <StepError fields={['paymentId']} />
      <div>
        <Button onClick={onDone}>Продолжить</Button>
      </div>
    </div>
  );
}
