import { useLoaderData } from 'shared-contracts/router';
import { Container, ErrorHole, Metadata, Skeleton, VisuallyHidden } from 'shared-contracts/ui';
import { choiceOf } from '../../order/decisions';
import { OrderForm } from '../../order/order-form';
import { useDraft } from '../../order/use-draft';
import { useOrder } from '../../order/use-order';
import frame from '../../page/page.module.css';
import { orderData } from './load-order';
import styles from './order-page.module.css';

export { loadOrder as loader } from './load-order';

/** `/personal/order/`: the decisions of an order, and what it comes to (ROU-58). */
export function Component() {
  const loaded = orderData.parse(useLoaderData());
  const kept = useDraft();
  const { draft, ready } = kept;
  const { state, busy, failed, retry } = useOrder(ready ? choiceOf(draft) : {});
  return (
    <Container className={frame.page}>
      <Metadata title="Оформление заказа" description="Получатель, доставка и оплата заказа в «Заповеднике»." hidden />
      <h1 className={frame.heading}>Оформление заказа</h1>
      {state ? (
        // What was written in this visit stands in the forms from their start.
        <OrderForm key={String(ready)} {...{ state, kept, busy, failed, retry }} />
      ) : failed || loaded.failed ? (
        <ErrorHole
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
