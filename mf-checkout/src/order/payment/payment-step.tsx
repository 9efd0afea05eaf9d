import { useFormContext, useWatch } from 'react-hook-form';
import type { Order } from 'shared-contracts/checkout/models/order';
import { plural } from 'shared-contracts/format';
import { Button } from 'shared-contracts/ui';
import type { Chosen } from '../form/choose';
import { Options } from '../form/options';
import type { OrderValues } from '../form/order-values';
import { StepError } from '../form/step-error';
import styles from './payment-step.module.css';

interface PaymentStepProps {
  order: Order;
  chosen: Chosen;
  /** Called after a choice that can change the total. */
  onChoose: () => void;
  onDone: () => void;
}

const bonusesOf = (count: number) => `${count} ${plural(count, ['бонус', 'бонуса', 'бонусов'])}`;

/** The payment method, and the amount that is paid with bonuses (ORD-08, ORD-10). */
export function PaymentStep({ order: { payments, bonuses }, chosen, onChoose, onDone }: PaymentStepProps) {
  const { setValue, clearErrors } = useFormContext<OrderValues>();
  const bonusOut = useWatch<OrderValues, 'bonusOut'>({ name: 'bonusOut' }) ?? 0;
  const change = (name: 'paymentId' | 'bonusOut', value: number) => {
    setValue(name, value);
    clearErrors(name);
    onChoose();
  };
  return (
    <div className={styles.choice}>
      <Options
        label="Способ оплаты"
        value={chosen.payment?.id}
        onChange={(id) => change('paymentId', id)}
        items={payments.map(({ id, name, description }) => ({ value: id, title: name, detail: description }))}
      />
      <StepError fields={['paymentId', 'bonusOut']} />
      {bonuses.most > 0 && (
        <label className={styles.bonus}>
          <input
            type="checkbox"
            checked={bonusOut > 0}
            onChange={({ target }) => change('bonusOut', target.checked ? bonuses.most : 0)}
          />
          <span>
            Списать {bonusesOf(bonuses.most)} из {bonuses.balance}
          </span>
        </label>
      )}
      <div>
        <Button onClick={onDone}>Продолжить</Button>
      </div>
    </div>
  );
}
