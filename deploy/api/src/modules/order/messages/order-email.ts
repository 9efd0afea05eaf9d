import { cityTime, formatDay } from '@zapovednik/rules/dates';
import { formatQuantity } from '@zapovednik/rules/format';
import { priceOf } from '../../../base/money';
import type { EmailContent, GoodsTable, Letter } from '../../messages/api';

import type { OrderDetails } from './load-order-details';
import { toPay, whenOf, whereOf } from './order-words';
import type { MessageEvent } from './queue-order-messages';

interface Words {
  readonly title: string;
  readonly paragraphs: (details: OrderDetails) => readonly (string | false)[];
}

const willRefund = ({ order }: OrderDetails) =>
  order.isPaid && order.payBy !== null && 'Деньги вернём тем же способом, каким вы платили, и сразу напишем об этом.';

const cancelled = (reason: string): Words => ({
  title: 'отменён',
  paragraphs: (details) => [reason, willRefund(details)],
});

const words: Readonly<Record<MessageEvent, Words>> = {
  place: {
    title: 'оформлен',
    paragraphs: (details) => ['Спасибо за заказ!', nextStep(details)],
  },
  pay: {
    title: 'оплачен',
    paragraphs: ({ order }) => [`Мы получили ${priceOf(order.price)} и начинаем собирать заказ.`],
  },
  arrive: {
    title: 'готов к выдаче',
    paragraphs: ({ order }) => [`Заказ ждёт вас. Назовите его номер: ${order.id}.`],
  },
  ship: {
    title: 'в пути',
    paragraphs: () => ['Мы передали заказ в доставку.'],
  },
  complete: {
    title: 'получен',
    paragraphs: ({ order }) => [
      'Спасибо, что выбрали нас!',
      order.customerId !== null && order.bonusIn > 0 && `На бонусную карту начислено бонусов: ${order.bonusIn}.`,
    ],
  },
  cancel: cancelled('Заказ отменён по вашей просьбе.'),
  expire: cancelled('Мы не дождались оплаты, поэтому отменили заказ. Товары можно заказать ещё раз.'),
  release: cancelled(
    'Мы не смогли вовремя начать сборку: номер телефона не подтверждён кодом. Товары можно заказать ещё раз.',
  ),
  run_out: cancelled('К сожалению, товаров из заказа не оказалось в наличии. Простите нас за это.'),
  not_collected: cancelled('Срок хранения закончился, и заказ вернулся в магазин.'),
  not_delivered: cancelled(
    'Курьер не смог передать заказ. Если он ещё нужен, закажите товары снова или позвоните нам.',
  ),
  bring_back: { title: 'возвращён', paragraphs: (details) => ['Мы приняли возврат товаров.', willRefund(details)] },
  refund: {
    title: 'деньги возвращены',
    paragraphs: ({ refunded }) => [
      `Мы вернули ${priceOf(refunded)} тем же способом, каким вы платили. Когда они появятся на счёте, зависит от банка.`,
    ],
  },
};

function nextStep({ order, city, point }: OrderDetails): string {
  if (order.source === 'one_click') return 'Мы позвоним вам и уточним, как его доставить.';
  if (order.payBy === null) {
    return `Мы напишем, когда ${point ? 'его можно будет забрать' : 'передадим его в доставку'}.`;
  }
  const { day, time } = cityTime(order.payBy, city.timeZone);
  return `Оплатите его ${formatDay(day, day)} до ${time}: до этого времени товары отложены для вас.`;
}

/** An email about an event of an order: number, goods, sums, place and time, and the link of its page. */
export function orderEmail(event: MessageEvent, details: OrderDetails): Letter {
  const { order, city, link } = details;
  const { title, paragraphs } = words[event];
  const heading = event === 'refund' ? `Заказ № ${order.id}: ${title}` : `Заказ № ${order.id} ${title}`;
  const mayPay = event === 'place' && order.payBy !== null && toPay(order) > 0;
  const content: EmailContent = {
    subject: heading,
    heading,
    paragraphs: paragraphs(details).filter((text) => text !== false),
    link: { url: link, label: mayPay ? 'Открыть и оплатить заказ' : 'Открыть заказ' },
    facts: factsOf(event, details),
    goods: goodsOf(details),
    phone: city.phoneShop,
  };
  return { to: order.email, customerId: order.customerId, content };
}

/** Place and time, while they are still relevant. */
function factsOf(event: MessageEvent, details: OrderDetails): readonly (readonly [string, string])[] {
  const { order, point } = details;
  if (!['place', 'pay', 'arrive', 'ship'].includes(event)) return [];
  const facts: readonly (readonly [string, string])[] = [
    [order.deliveryName, whereOf(details)],
    ['Когда', whenOf(order)],
    ['Часы работы', point?.schedule ?? ''],
    ['Телефон пункта', point?.phone ?? ''],
    ['Оплата', order.isPaid ? `${order.paymentName}, оплачено` : order.paymentName],
  ];
  return facts.filter(([, value]) => value !== '');
}

function goodsOf({ order, lines }: OrderDetails): GoodsTable {
  const extra: readonly (readonly [string, number])[] = [
    ['Доставка', order.deliveryPrice],
    ['Подъём на этаж', order.liftPrice],
    ['Скидка по промокоду', order.basketPrice - lines.reduce((total, line) => total + line.price * line.quantity, 0)],
    ['Оплачено бонусами', -order.bonusOut * 100],
  ];
  return {
    lines: lines.map(({ name, quantity, price }) => ({
      name,
      quantity: `${formatQuantity(quantity)} × ${priceOf(price)}`,
      sum: priceOf(price * quantity),
    })),
    totals: [
      ...extra.filter(([, kopecks]) => kopecks !== 0).map(([label, kopecks]) => [label, priceOf(kopecks)] as const),
      ['Итого', priceOf(order.price)],
    ],
  };
}
