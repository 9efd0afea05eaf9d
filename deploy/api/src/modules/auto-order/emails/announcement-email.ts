import type { AutoOrderProduct, OwnAutoOrderAnswer } from '@zapovednik/api/cabinet/wire/own-auto-order';
import { formatDay } from '@zapovednik/rules/dates';
import { formatPrice, formatQuantity } from '@zapovednik/rules/format';
import type { EmailContent } from '../../messages/api';
import { autoOrderLinkUrl } from '../link/auto-order-link';

interface LinkOptions {
  /** Of the storefront where the order was made. */
  origin: string;
  linkKey: string;
}

/**
 * The email before an auto-order makes an order: its goods and sum at prices that no longer rise, the changes since the
 * last order, and links to change it.
 */
export function announcementEmail(auto: OwnAutoOrderAnswer, { origin, linkKey }: LinkOptions): EmailContent {
  const { id, madeOn, nextDate, goods, goodsPrice, deliveryPrice, total, obstacle, arePricesKept } = auto;
  const isDearer = dearerOf(auto).length > 0;
  const page = `${origin}/cabinet/auto-orders/${id}/`;
  const byLink = autoOrderLinkUrl(origin, id, linkKey);
  return {
    subject: `Автозаказ № ${id}: ${formatDay(madeOn, madeOn)} создадим заказ${isDearer ? ', часть товаров подорожала' : ''}`,
    heading: 'Скоро следующий заказ',
    paragraphs: [
      obstacle
        ? `${formatDay(madeOn, madeOn)} — день следующего заказа, но сейчас создать его нельзя. ${obstacle}.`
        : `${formatDay(madeOn, madeOn)} мы создадим заказ, доставка — ${formatDay(nextDate, madeOn)}. Делать ничего не нужно.`,
      ...changesOf(auto),
      ...(auto.paymentReason ? [`Оплата: ${auto.paymentReason}.`] : []),
      ...(arePricesKept
        ? [
            'Цены товаров из этого письма мы сохраним за заказом: если они вырастут, вы заплатите столько, сколько здесь.',
          ]
        : []),
    ],
    ...(origin && {
      link: { url: page, label: 'Открыть автозаказ' },
      moreLinks: [
        { url: `${byLink}?change=skip`, label: 'Пропустить этот заказ' },
        { url: `${byLink}?change=date`, label: 'Привезти раньше или позже' },
        { url: `${page}?change=goods`, label: 'Изменить товары или вкус' },
      ],
    }),
    facts: [
      [auto.deliveryName, auto.deliveryPlace],
      ['Оплата', auto.paymentName],
    ],
    goods: {
      lines: goods
        .filter(({ available }) => available > 0)
        .map(({ name, price, ...line }) => {
          const quantity = Math.min(line.quantity, line.available);
          return {
            name,
            quantity: `${formatQuantity(quantity)} × ${formatPrice(price)}`,
            sum: formatPrice(price * quantity),
          };
        }),
      totals: [
        ['Товары', formatPrice(goodsPrice)],
        ['Доставка', deliveryPrice > 0 ? formatPrice(deliveryPrice) : 'Бесплатно'],
        ['Итого', formatPrice(total)],
      ],
    },
  };
}

const dearerOf = ({ goods }: OwnAutoOrderAnswer) =>
  goods.filter(({ price, priceBefore }) => priceBefore !== null && price > priceBefore);

/** The goods that are more expensive than last time, and those that are missing. */
function changesOf(auto: OwnAutoOrderAnswer): string[] {
  const { goods } = auto;
  const soldOut = goods.filter(({ available }) => available <= 0);
  const few = goods.filter(({ available, quantity }) => available > 0 && available < quantity);
  return [
    said(
      'Подорожало',
      dearerOf(auto),
      ({ name, price, priceBefore }) => `${name} — ${formatPrice(price)} вместо ${formatPrice(priceBefore ?? 0)}`,
    ),
    said('Сейчас нет в наличии', soldOut, ({ name }) => name),
    said('Осталось меньше, чем в автозаказе', few, ({ name, available }) => `${name} — ${formatQuantity(available)}`),
  ].filter((text) => text !== null);
}

const said = (title: string, goods: AutoOrderProduct[], words: (product: AutoOrderProduct) => string): string | null =>
  goods.length > 0 ? `${title}: ${goods.map(words).join('; ')}.` : null;
