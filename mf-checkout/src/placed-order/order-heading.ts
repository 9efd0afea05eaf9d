import type { PlacedOrder } from '@zapovednik/api/checkout/models/placed-order';
import { formatPrice } from '@zapovednik/rules/format';

/** The title says what happened to an order, the sentence says what happens next. */
export interface OrderHeading {
  readonly title: string;
  readonly text: string;
  readonly mood: 'good' | 'waiting' | 'ended';
}

const good = (title: string, text: string): OrderHeading => ({ title, text, mood: 'good' });

/** The title and the sentence of an order's page, by its current state. */
export function headingOf(order: PlacedOrder): OrderHeading {
  const number = `Заказ № ${order.id}`;
  switch (order.statusId) {
    case 'N':
    case 'P':
      if (order.isPaid) return good(`${number} оплачен`, 'Спасибо! Деньги пришли.');
      if (order.payment === null) return good(`${number} оформлен`, whatToBring(order));
      return { title: `${number} ждёт оплаты`, text: 'Товары отложены для вас.', mood: 'waiting' };
    case 'A':
      return good(`${number} собирается`, 'Напишем, когда он будет готов.');
    case 'R':
      return good(`${number} готов к выдаче`, whatToBring(order));
    case 'D':
      return good(`${number} в пути`, whatToBring(order));
    case 'F':
      return good(`${number} получен`, 'Спасибо за покупку!');
    default:
      return { title: `${number}: ${order.status.toLowerCase()}`, text: ending(order), mood: 'ended' };
  }
}

/** For an order that is paid on receipt, or is paid and must only be handed over. */
function whatToBring({ isPickup, isPaid, price, paymentName }: PlacedOrder): string {
  const money = isPaid ? '' : ` и ${formatPrice(price)} (${paymentName.toLowerCase()})`;
  return isPickup
    ? `Спасибо! Чтобы забрать заказ, возьмите с собой его номер${money}.`
    : `Спасибо! Курьер позвонит перед приездом. ${isPaid ? 'Подготовьте номер заказа.' : `Подготовьте номер заказа${money}.`}`;
}

/** The next step after an order that did not reach the customer; statuses can be added later (ORD-57). */
const endings: Readonly<Record<string, string>> = {
  CL: 'Товары вернулись в продажу. Если заказ ещё нужен, соберите его снова.',
  NT: 'Товар закончился раньше, чем мы собрали заказ. Посмотрите похожие в каталоге.',
  NZ: 'Заказ дождался конца срока хранения. Если он ещё нужен, соберите его снова.',
  ND: 'Курьер не смог передать заказ. Позвоните нам: договоримся заново.',
};
const ending = ({ statusId }: PlacedOrder) => endings[statusId] ?? 'Если что-то не так, позвоните нам: поможем.';
