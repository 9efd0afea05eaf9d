import type { DeliveryOption } from '@zapovednik/api/checkout/models/order';
import { formatPrice } from '@zapovednik/rules/format';
import { Button } from '@zapovednik/ui';
import { useFormContext } from 'react-hook-form';
import { AddressFields } from '../../address/address-fields';
import { Options } from '../step/options';
import { StepForm } from '../step/step-form';
import type { Chosen } from '../values/choose';
import type { OrderValues } from '../values/order-values';
import styles from './courier-options.module.css';

interface CourierOptionsProps {
  delivery: DeliveryOption;
  chosen: Chosen;
  onChoose: () => void;
  /** Called when the address is valid. */
  onDone: () => Promise<void> | void;
}

const priceText = (price: number) => (price > 0 ? formatPrice(price) : 'бесплатно');

/** Date, hours and address of the courier (ORD-07, ORD-17). */
export function CourierOptions({ delivery, chosen, onChoose, onDone }: CourierOptionsProps) {
  const { setValue, clearErrors } = useFormContext<OrderValues>();
  const { date, interval, lift } = chosen;
  const day = delivery.days.find((one) => one.date === date);

  const chooseTime = (name: 'deliveryDate' | 'deliveryInterval', value: string) => {
    setValue(name, value);
    clearErrors(name);
  };

  return (
    <>
      {delivery.days.length > 0 && (
        <Options
          label="День доставки"
          look="chips"
          value={date}
          onChange={(value) => chooseTime('deliveryDate', value)}
          items={delivery.days.map((one) => ({ value: one.date, title: one.title }))}
        />
      )}
      {day && day.intervals.length > 0 && (
        <Options
          label="Время доставки"
          look="chips"
          value={interval}
          onChange={(value) => chooseTime('deliveryInterval', value)}
          items={day.intervals.map((hours) => ({ value: hours, title: hours }))}
        />
      )}
      <label className={styles.lift}>
        <input
          type="checkbox"
          checked={lift}
          onChange={({ target }) => {
            setValue('liftToTheFloor', target.checked);
            onChoose();
          }}
        />
        <span>Поднять на этаж</span>
        {delivery.liftPrice !== null && <span className={styles.price}>{priceText(delivery.liftPrice)}</span>}
      </label>
      <StepForm label="Адрес доставки" step="delivery" onConfirm={onDone}>
        <AddressFields prefix="profile." />
        <div>
          <Button type="submit">Продолжить</Button>
        </div>
      </StepForm>
    </>
  );
}
