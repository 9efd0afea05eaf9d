import type { SignUpState } from '@zapovednik/api/cabinet/models/sign-up-state';
import { orderSteps } from '@zapovednik/api/checkout/models/order-steps';
import type { PlacedOrder as Order } from '@zapovednik/api/checkout/models/placed-order';
import { authSignupRoute } from '@zapovednik/areas/cabinet/routes';
import { homeRoute } from '@zapovednik/areas/catalog/routes';
import { orderStateIcon } from '@zapovednik/areas/checkout/order-state-icon';
import { useApp } from '@zapovednik/platform/app';
import { link } from '@zapovednik/platform/routes';
import { formatMoment } from '@zapovednik/rules/dates';
import { Button, Container, LinkButton, Metadata } from '@zapovednik/ui';
import { Clock } from '@zapovednik/ui/icons';
import { Steps } from '@zapovednik/ui/steps';
import { useRef } from 'react';
import frame from '../page/card-page.module.css';
import { Cancellation } from './cancellation';
import type { OrderAccess } from './order-access';
import { OrderFacts } from './order-facts';
import { OrderGoods } from './order-goods';
import { headingOf } from './order-heading';
import { PaymentPanel } from './payment-panel';
import styles from './placed-order.module.css';
import { usePlacedOrder } from './use-placed-order';
import { WhatNext } from './what-next';

/**
 * One placed order with its current state, for its owner and for everyone with its signed link. The order must be
 * loaded before.
 */
export function PlacedOrder({ access }: { access: OrderAccess }) {
  const { today } = useApp().city;
  const { data: order, refetch } = usePlacedOrder(access);
  const heading = useRef<HTMLHeadingElement>(null);
  if (!order) return null;
  // The page takes the focus only after the dialog is gone.
  const focusHeading = () => void setTimeout(() => heading.current?.focus());
  const { title, text, mood } = headingOf(order);
  const steps = orderSteps({ ...order, isPrepaid: order.payment !== null });
  const Icon = mood === 'waiting' ? Clock : orderStateIcon(order.statusId);
  return (
    <Container className={frame.page}>
      <Metadata
        title={title}
        description="Состояние заказа: что в нём, куда и когда он придёт, как его оплатить."
        hidden
      />
      {/* The address of a signed link is a secret: no other site may get it. */}
      {'token' in access && <meta name="referrer" content="no-referrer" />}
      <article className={styles.order}>
        <header>
          <span className={styles[mood]}>
            <Icon />
          </span>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {keepNumber(title)}
          </h1>
          <p className={styles.text}>{text}</p>
        </header>
        {steps && <Steps label="Состояние заказа" steps={steps} />}
        <PaymentPanel order={order} access={access} onRefresh={() => void refetch()} />
        {'id' in access && <WhatNext order={order} />}
        <section aria-label="Получение">
          <h2 className={styles.subtitle}>Получение</h2>
          <OrderFacts order={order} />
        </section>
        <section aria-label="Состав заказа">
          <h2 className={styles.subtitle}>Состав заказа</h2>
          <OrderGoods order={order} />
        </section>
        <p className={styles.made}>
          «Заповедник», заказ № {order.id} от {formatMoment(order.madeAt, today)}
        </p>
        <Cancellation order={order} access={access} onCancelled={focusHeading} />
        <OrderActions order={order} />
      </article>
    </Container>
  );
}

/** A title in which «№» and the number stay on one line. */
function keepNumber(title: string) {
  const [before, number, after] = title.split(/(№ \d+:?)/);
  return (
    <>
      {before}
      <span className={styles.number}>{number}</span>
      {after}
    </>
  );
}

function OrderActions({ order: { guest } }: { order: Order }) {
  return (
    <div className={styles.actions}>
      <LinkButton to={link(homeRoute)}>На главную</LinkButton>
      {/* Name and phone are in the history entry, not in the address. */}
      {guest && (
        <LinkButton to={link(authSignupRoute)} state={{ signUp: guest } satisfies SignUpState}>
          Создать аккаунт
        </LinkButton>
      )}
      <Button variant="quiet" onClick={() => print()}>
        Распечатать
      </Button>
    </div>
  );
}
