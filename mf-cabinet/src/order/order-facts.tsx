import type { OrderDetails } from 'shared-contracts/cabinet/models/personal-order';
import { formatPhone } from '../person/format-phone';
import { Facts } from './facts';
import { Section } from './section';

/** Payment, contact and comment of an order. The payment's state is hidden in some statuses (ORD-54 to ORD-56). */
export function OrderFacts({ order: { paymentName, isPaid, contact, comment } }: { order: OrderDetails }) {
  const paid = isPaid === null ? '' : isPaid ? 'Оплачен' : 'Не оплачен';
  return (
    <>
      {(paymentName || paid) && (
        <Section title="Оплата">
          <Facts
            facts={[
              ['Способ оплаты', paymentName ?? ''],
              ['Состояние', paid],
            ]}
          />
        </Section>
      )}
      <Section title="Получатель">
        <Facts
          facts={[
            ['Имя', contact.name],
            ['Телефон', formatPhone(contact.phone)],
            ['Почта', contact.email],
            ['Комментарий', comment],
          ]}
        />
      </Section>
    </>
  );
}
