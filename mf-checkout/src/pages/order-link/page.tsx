import { definePage } from '@zapovednik/platform/app';
import { OrderHelp } from '../../placed-order/order-help';
import { PlacedOrder } from '../../placed-order/placed-order';
import { loadLinkedOrder } from './load';
import { SendLink } from './send-link';

/** One order for everyone who has its signed link, for example to pay it on another device. */
export const { Component, loader } = definePage<{ token: string | null }>({
  load: loadLinkedOrder,
  Component: ({ data: { token } }) =>
    token === null ? (
      <OrderHelp
        title="Ссылка не работает"
        text="Возможно, она скопирована не целиком, или заказ завершён больше месяца назад."
      />
    ) : (
      <>
        <SendLink />
        <PlacedOrder access={{ token }} />
      </>
    ),
});
