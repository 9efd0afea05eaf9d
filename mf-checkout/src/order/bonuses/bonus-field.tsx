import type { Order } from '@zapovednik/api/checkout/models/order';
import { useDebounced } from '@zapovednik/platform/timing';
import { plural, stripNonDigits } from '@zapovednik/rules/format';
import { Button } from '@zapovednik/ui';
import { Gift } from '@zapovednik/ui/icons';
import { Row } from '@zapovednik/ui/layout';
import { useEffect, useEffectEvent, useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { StepError } from '../step/step-error';
import type { OrderValues } from '../values/order-values';
import styles from './bonus-field.module.css';

/** How long the amount must not change before the order is calculated, in milliseconds. */
const CALCULATE_AFTER = 400;

const bonusesOf = (count: number) => `${count} ${plural(count, ['бонус', 'бонуса', 'бонусов'])}`;

interface BonusFieldProps {
  bonuses: Order['bonuses'];
  /** Starts the calculation with the amount in the form. */
  onChange: () => void;
}

/** How many bonuses are used for the order, up to the server's limit: 1 bonus is 1 rouble (ORD-10, ORD-72). */
export function BonusField({ bonuses: { balance, most }, onChange }: BonusFieldProps) {
  const id = useId();
  const { setValue, clearErrors } = useFormContext<OrderValues>();
  const wanted = useWatch<OrderValues, 'bonusOut'>({ name: 'bonusOut' });
  const spent = Math.min(wanted ?? 0, most);
  const settled = useDebounced(wanted, CALCULATE_AFTER);
  const calculate = useEffectEvent(onChange);
  useEffect(() => {
    if (settled !== null) calculate();
  }, [settled]);

  const spend = (count: number) => {
    setValue('bonusOut', Math.min(count, most));
    clearErrors('bonusOut');
  };

  return (
    <section aria-labelledby={`${id}-title`} className={styles.bonuses}>
      <h2 id={`${id}-title`} className={styles.title}>
        <Gift /> Бонусы
      </h2>
      {most > 0 ? (
        <>
          <p id={`${id}-limit`} className={styles.limit}>
            У вас {bonusesOf(balance)}, этот заказ можно оплатить бонусами на {most}&nbsp;₽.
          </p>
          <Row>
            <label htmlFor={id}>Списать</label>
            <input
              id={id}
              className={styles.amount}
              inputMode="numeric"
              autoComplete="off"
              value={spent}
              aria-describedby={`${id}-limit`}
              onChange={({ target }) => spend(Number(stripNonDigits(target.value).slice(0, 7)))}
            />
            <Button onClick={() => spend(spent === most ? 0 : most)}>
              {spent === most ? 'Не списывать' : 'Списать максимум'}
            </Button>
          </Row>
          <input
            type="range"
            aria-label="Сколько бонусов списать"
            aria-valuetext={bonusesOf(spent)}
            min={0}
            max={most}
            value={spent}
            onChange={({ target }) => spend(target.valueAsNumber)}
            className={styles.range}
          />
          <StepError fields={['bonusOut']} />
        </>
      ) : (
        <p className={styles.limit}>У вас {bonusesOf(balance)}. Этот заказ бонусами оплатить нельзя.</p>
      )}
    </section>
  );
}
