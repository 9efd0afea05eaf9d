import type { Order } from '@zapovednik/api/checkout/models/order';
import { showNotification } from '@zapovednik/areas/shell/commands';
import { useApp } from '@zapovednik/platform/app';
import { useQueryClient } from '@zapovednik/platform/query';
import { Button } from '@zapovednik/ui';
import { showAtFields, toFormError } from '@zapovednik/ui/field';
import { KeptPress, useKeptPress } from '@zapovednik/ui/status';
import { CollapsibleStep } from '@zapovednik/ui/steps';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { OrderTotalsLayout } from '../../order-totals/order-totals';
import { BonusField } from '../bonuses/bonus-field';
import type { Calculation } from '../calculation/use-calculation';
import { ContactStep } from '../contact/contact-step';
import { ContactSummary } from '../contact/contact-summary';
import { DeliveryStep } from '../delivery/delivery-step';
import { DeliverySummary } from '../delivery/delivery-summary';
import { saveOrderAddress } from '../delivery/save-order-address';
import { EmployeeBar } from '../employee/employee-bar';
import { BonusCardHint } from '../finish/bonus-card-hint';
import { FinishFields } from '../finish/finish-fields';
import { PaymentStep } from '../payment/payment-step';
import { ORDER_PLACE } from '../placing/save-order';
import { usePlaceOrder } from '../placing/use-place-order';
import { RepeatOrder } from '../repeat/repeat-order';
import { OrderSummary } from '../summary/order-summary';
import { choiceOf, choose, isCourier, type OrderChoice } from '../values/choose';
import type { OrderValues } from '../values/order-values';
import { openSteps, type StepName } from '../values/steps';
import { useOrderForm } from '../values/use-order-form';
import styles from './order-form.module.css';

interface OrderFormProps {
  order: Order;
  /** The stored form values of this visit; null: none; undefined: not read yet. */
  draft: OrderValues | null | undefined;
  calculation: Pick<Calculation, 'busy' | 'failed' | 'retry'>;
  /** Starts the calculation of the order for this choice. */
  onChoose: (choice: OrderChoice) => void;
  /** Called when the order is made, before the next page. */
  onPlaced: () => void;
}

const chosenFields = [
  'serviceId',
  'pickupPointId',
  'deliveryDate',
  'deliveryInterval',
  'liftToTheFloor',
  'paymentId',
] as const;

/** The steps in one column, the order totals beside them. */
export function OrderForm({ order, draft, calculation, onChoose, onPlaced }: OrderFormProps) {
  const app = useApp();
  const client = useQueryClient();
  const form = useOrderForm(order, draft ?? null);
  const [serviceId, pickupPointId, deliveryDate, deliveryInterval, liftToTheFloor, paymentId] = useWatch({
    control: form.control,
    name: chosenFields,
  });
  const chosen = choose({ serviceId, pickupPointId, deliveryDate, deliveryInterval, liftToTheFloor, paymentId }, order);
  const incomplete = openSteps(form.getValues(), order);
  const [open, setOpen] = useState<StepName | null>(incomplete[0] ?? null);

  /** Starts the calculation and returns its choice. */
  const calculate = () => {
    const choice = choiceOf(form.getValues(), order);
    onChoose(choice);
    return choice;
  };
  const readAgain = () => void client.invalidateQueries({ queryKey: ['mf-checkout', 'order'] });
  const begin = useEffectEvent(calculate);
  const isReady = draft !== undefined;
  useEffect(() => {
    if (isReady) begin();
  }, [isReady]);

  const done = () => setOpen(openSteps(form.getValues(), order)[0] ?? null);

  /** Saves the address in the session, so that the choice is complete. */
  const confirmDelivery = async () => {
    const { profile } = form.getValues();
    const { delivery } = choose(form.getValues(), order);
    if (delivery && isCourier(delivery)) form.setValue('profile.coords', await saveOrderAddress(app, profile));
    return calculate();
  };
  const confirmAddress = async () => {
    try {
      await confirmDelivery();
      done();
    } catch (error) {
      const text = showAtFields(form, toFormError(error));
      if (text) void app.bus.run(showNotification, { kind: 'error', text });
    }
  };

  const { place, saving } = usePlaceOrder({
    form,
    open: setOpen,
    onPlaced,
    choice: () => (open === 'delivery' ? confirmDelivery() : calculate()),
  });

  const retry = useKeptPress(ORDER_PLACE);

  const step = (name: StepName) => ({ heading: 'h2', open: open === name, onOpen: () => setOpen(name) }) as const;
  const isCompleted = (name: StepName) => !incomplete.includes(name);

  return (
    <FormProvider {...form}>
      <OrderTotalsLayout>
        <div className={styles.steps}>
          {order.employee && <EmployeeBar order={order} />}
          <CollapsibleStep
            number={1}
            title="Получатель"
            {...step('contact')}
            summary={isCompleted('contact') && <ContactSummary />}
          >
            <ContactStep onDone={done} />
          </CollapsibleStep>
          <CollapsibleStep
            number={2}
            title="Доставка"
            {...step('delivery')}
            summary={isCompleted('delivery') && <DeliverySummary chosen={chosen} order={order} />}
          >
            <DeliveryStep
              order={order}
              chosen={chosen}
              busy={calculation.busy}
              onChoose={calculate}
              onOpen={() => setOpen('delivery')}
              onDone={confirmAddress}
            />
          </CollapsibleStep>
          <CollapsibleStep number={3} title="Оплата" {...step('payment')} summary={chosen.payment?.name}>
            <PaymentStep order={order} chosen={chosen} onChoose={calculate} onDone={done} />
          </CollapsibleStep>
          {order.bonuses.balance > 0 && <BonusField bonuses={order.bonuses} onChange={calculate} />}
          {order.user.code === '' && <BonusCardHint />}
          <RepeatOrder />
          <FinishFields canSkipCall={order.canSkipCall} />
        </div>
        <OrderSummary
          order={order}
          busy={calculation.busy}
          failed={calculation.failed}
          onRetry={calculation.retry}
          onBasketChange={readAgain}
          action={
            <div className={styles.press}>
              <Button variant="primary" busy={saving} onClick={place}>
                Оформить заказ
              </Button>
              <KeptPress onRetry={retry} />
            </div>
          }
        />
      </OrderTotalsLayout>
    </FormProvider>
  );
}
