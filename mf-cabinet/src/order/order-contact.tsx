import type { OrderDetails } from '@zapovednik/api/cabinet/models/personal-order';
import { Section } from '@zapovednik/ui/layout';
import { formatPhone } from '../person/format-phone';
import { Facts } from './facts';

/** The recipient of the order, and the comment. */
export function OrderContact({ order: { contact, comment, isRetail } }: { order: OrderDetails }) {
  return (
    <Section title={isRetail ? 'Покупатель' : 'Получатель'} look="card">
      <Facts
        facts={[
          ['Имя', contact.name],
          ['Телефон', formatPhone(contact.phone)],
          ['Почта', contact.email],
          ['Комментарий', comment],
        ]}
      />
    </Section>
  );
}
