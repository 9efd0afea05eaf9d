import { definePage } from '@zapovednik/platform/app';
import { Container, ErrorFallback, Metadata, Skeleton, VisuallyHidden } from '@zapovednik/ui';
import { useRef, useState } from 'react';
import { useCalculation } from '../../order/calculation/use-calculation';
import { OrderForm } from '../../order/form/order-form';
import type { OrderChoice } from '../../order/values/choose';
import { useDraft } from '../../order/values/use-draft';
import frame from '../../page/page.module.css';
import { loadOrder } from './load';
import styles from './order-page.module.css';

/** `/personal/order/`: the checkout steps and the order totals (ROU-58). */
function OrderPage({ data: loaded }: { data: { failed: boolean } }) {
  const draft = useDraft();
  const [choice, setChoice] = useState<OrderChoice>({});
  const placed = useRef(false);
  const calculation = useCalculation(choice, () => placed.current);
  const { order, busy, failed, retry } = calculation;
  return (
    <Container className={frame.page}>
      <Metadata title="Оформление заказа" description="Получатель, доставка и оплата заказа в «Заповеднике»." hidden />
      <h1 className={frame.heading}>Оформление заказа</h1>
      {order ? (
        // The form starts with the draft of this visit.
        <OrderForm
          key={draft.key}
          order={order}
          draft={draft.values}
          calculation={calculation}
          onChoose={setChoice}
          onPlaced={() => {
            placed.current = true;
          }}
        />
      ) : failed || loaded.failed ? (
        <ErrorFallback
          title={failed ?? 'Ошибка получения страницы заказа'}
          text="Корзина и всё, что вы написали, сохранились. Попробуйте ещё раз."
          onRetry={retry}
          busy={busy}
        />
      ) : (
        <div aria-busy="true" className={styles.waiting}>
          <VisuallyHidden>Загрузка заказа…</VisuallyHidden>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </div>
      )}
    </Container>
  );
}

export const { Component, loader } = definePage({ load: loadOrder, Component: OrderPage });
