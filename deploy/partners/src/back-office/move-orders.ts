import { type Event, isEvent, type Order, type Orders } from './orders';
import type { ShopApi } from './shop-api';

/** The usual events of an order without problems. */
const usual: readonly Event[] = ['assemble', 'arrive', 'ship', 'complete'];

/** The next usual event of an order; undefined: none is possible, for example because it is not paid. */
const nextEvent = ({ EVENTS }: Order): Event | undefined =>
  EVENTS.filter(isEvent).find((event) => usual.includes(event));

interface Pace {
  readonly shop: ShopApi;
  readonly orders: Orders;
  /** Milliseconds between two events of an order. */
  readonly pace: number;
  readonly log: { warn(about: object, text: string): void };
}

/**
 * Moves the orders that are made from now on, so that a demonstration shows all states of an order without a person in
 * the back office. Older orders stay as the demonstration data made them. Returns a function that stops it.
 */
export function startMovingOrders({ shop, orders, pace, log }: Pace): () => void {
  const begun = Date.now();
  let isStopped = false;
  let timer: NodeJS.Timeout;
  const move = async () => {
    await orders.refresh();
    for (const order of orders.all) {
      const event = nextEvent(order);
      const isDue = Date.now() - Date.parse(order.CHANGED_AT) >= pace;
      if (event && isDue && Date.parse(order.DATE_INSERT) >= begun && !isStopped) await orders.report(order.ID, event);
    }
  };
  const later = () => {
    timer = setTimeout(
      async () => {
        await move().catch((error: unknown) =>
          log.warn({ err: error }, 'the orders of the demonstration were not moved'),
        );
        if (!isStopped && !shop.isRefused) later();
      },
      Math.max(250, pace / 4),
    );
    timer.unref();
  };
  later();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
