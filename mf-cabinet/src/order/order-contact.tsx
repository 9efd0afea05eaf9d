import type { OrderDetails } from '@zapovednik/api/cabinet/models/personal-order';
import { formatPhone } from '../person/format-phone';
import { Facts } from './facts';
import { Section } from './section';

/** Who gets the order, and the comment to it. */
export function OrderContact({ order: { contact, comment, isRetail } }: { order: OrderDetails }) {
  return (
    <Section title={isRetail ? 'Покупатель' : 'Получатель'}>
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
