import type { OrderDetails } from '@zapovednik/api/cabinet/models/personal-order';
import { Section } from '@zapovednik/ui/layout';
import { Facts } from './facts';

/** How the order is paid, and whether it has been paid; the state is hidden in some statuses (ORD-54 to ORD-56). */
export function OrderPayment({ order: { paymentName, isPaid } }: { order: OrderDetails }) {
  const state = isPaid === null ? '' : isPaid ? 'Оплачен' : 'Не оплачен';
  if (!paymentName && !state) return null;
  return (
    <Section title="Оплата" look="card">
      <Facts
        facts={[
          ['Способ оплаты', paymentName ?? ''],
          ['Состояние', state],
        ]}
      />
    </Section>
  );
}
