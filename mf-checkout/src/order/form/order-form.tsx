import { useCallback, useEffect, useState } from 'react';
import type { OrderState } from 'shared-contracts/api/order';
import { useQueryClient } from 'shared-contracts/query';
import { Button, Skeleton } from 'shared-contracts/ui';
import { Columns } from '../sums/side';
import { BonusCardHint } from './bonus-card-hint';
import { ContactForm } from './contact-form';
import type { Contact } from './contact-schema';
import { DecidedContact, DecidedDelivery } from './decided';
import { decide, type StepName } from './decisions';
import { DeliveryChoice } from './delivery-choice';
import { FinishForm, useFinishForm } from './finish-form';
import { isDoorstep, offeredDeliveries, offeredPayments } from './offered';
import styles from './order-form.module.css';
import { OrderSummary } from './order-summary';
import { PaymentChoice } from './payment-choice';
import { Step } from './step';
import type { KeptDraft } from './use-draft';
import { usePlaceOrder } from './use-place-order';

interface OrderFormProps {
  state: OrderState;
  kept: KeptDraft;
  busy: boolean;
  failed: string | null;
  retry: () => void;
}

/** The decisions in one column, the sum beside them. */
export function OrderForm({ state, kept, busy, failed, retry }: OrderFormProps) {
  const { draft, ready, update, note, latest } = kept;
  const client = useQueryClient();
  const decisions = decide(draft, state);
  const { delivery, payment, next } = decisions;
  const [opened, setOpened] = useState<StepName | null>(null);
  // A chosen point is on its way to the server and back: its decision is made, only not in words yet.
  const pointPending = busy && next === 'delivery' && draft.pickupPointId !== undefined && decisions.point === null;
  const open = opened ?? (pointPending ? null : next);
  const done = () => setOpened(null);
  const form = useFinishForm(draft);
  const { place, saving, tried, message, refused, forgive } = usePlaceOrder({
    latest,
    decisions,
    price: state.TOTAL.PRICE,
    open: setOpened,
    form,
  });

  useEffect(() => form.watch(() => note(form.getValues())).unsubscribe, [form, note]);

  // What the server has checked is a choice like the shopper's own, with what follows from it (ORD-31, ORD-32).
  const serviceId = delivery?.ID;
  const lifts = delivery !== null && isDoorstep(delivery);
  useEffect(() => {
    if (!ready || draft.serviceId !== undefined || serviceId === undefined) return;
    update({ serviceId, ...(lifts && { liftToTheFloor: true }) });
  }, [ready, draft.serviceId, serviceId, lifts, update]);

  const noteContact = useCallback((writtenContact: Contact) => note({ writtenContact }), [note]);
  const confirmContact = (contact: Contact) => {
    update({ contact, writtenContact: contact });
    forgive();
    done();
  };

  return (
    <Columns>
      <div className={styles.steps}>
        <Step
          number={1}
          title="Получатель"
          open={open === 'contact'}
          onOpen={() => setOpened('contact')}
          decided={decisions.contact && <DecidedContact contact={decisions.contact} />}
        >
          <ContactForm
            initial={latest().writtenContact ?? state.USER}
            onDraft={noteContact}
            onConfirm={confirmContact}
            refused={{
              fullName: refused['user.fullName'],
              phone: refused['user.phone'],
              email: refused['user.email'],
            }}
            tried={tried('contact')}
          />
        </Step>
        <Step
          number={2}
          title="Доставка"
          open={open === 'delivery'}
          onOpen={() => setOpened('delivery')}
          decided={
            decisions.reached ? <DecidedDelivery {...decisions} /> : pointPending ? <Skeleton width="half" /> : null
          }
        >
          <DeliveryChoice
            deliveries={offeredDeliveries(state)}
            decisions={decisions}
            kept={kept}
            busy={busy}
            onOpen={() => setOpened('delivery')}
            onDone={done}
            tried={tried('delivery')}
            refused={refused}
          />
        </Step>
        <Step
          number={3}
          title="Оплата"
          open={open === 'payment'}
          onOpen={() => setOpened('payment')}
          decided={payment?.NAME ?? null}
        >
          <PaymentChoice
            payments={offeredPayments(state)}
            payment={payment}
            state={state}
            draft={draft}
            update={update}
            onDone={done}
          />
        </Step>
        {state.USER.code === '' && <BonusCardHint />}
        <FinishForm form={form} onSubmit={place} canSkipCall={state.SHOW_CHECKBOX_DELIV_WITHOUT_CALL} />
      </div>
      <OrderSummary
        state={state}
        busy={busy}
        failed={failed}
        refused={message}
        onRetry={retry}
        onPromocode={() => void client.invalidateQueries({ queryKey: ['order'] })}
        action={
          <Button
            variant="primary"
            busy={saving}
            onClick={() => (next ? void place() : void form.handleSubmit(place)())}
          >
            Оформить заказ
          </Button>
        }
      />
    </Columns>
  );
}
