import type { OrderState, PaySystem } from 'shared-contracts/api/order';
import { plural } from 'shared-contracts/format';
import { Button } from 'shared-contracts/ui';
import type { OrderDraft } from './draft';
import { Options } from './options';
import styles from './payment-choice.module.css';

interface PaymentChoiceProps {
  payments: readonly PaySystem[];
  payment: PaySystem | null;
  state: OrderState;
  draft: OrderDraft;
  update: (changes: OrderDraft) => void;
  onDone: () => void;
}

const bonuses = (count: number) => `${count} ${plural(count, ['бонус', 'бонуса', 'бонусов'])}`;

/** How the order is paid for, and how much of it with bonuses (ORD-08, ORD-10). */
export function PaymentChoice({ payments, payment, state, draft, update, onDone }: PaymentChoiceProps) {
  const { bonus_balance: balance, max_bonus_out: most } = state.BONUS_DATA;
  return (
    <div className={styles.choice}>
      <Options
        label="Способ оплаты"
        value={payment?.ID}
        onChange={(paymentId) => update({ paymentId })}
        items={payments.map(({ ID, NAME, DESCRIPTION }) => ({ value: ID, title: NAME, detail: DESCRIPTION }))}
      />
      {most > 0 && (
        <label className={styles.bonus}>
          <input
            type="checkbox"
            checked={(draft.bonusOut ?? 0) > 0}
            onChange={({ target }) => update({ bonusOut: target.checked ? most : 0 })}
          />
          <span>
            Списать {bonuses(most)} из {balance}
          </span>
        </label>
      )}
      <div>
        <Button onClick={onDone}>Продолжить</Button>
      </div>
    </div>
  );
}
