import type { StartedPayment } from '@zapovednik/api/checkout/models/payment';
import type { PlacedOrder } from '@zapovednik/api/checkout/models/placed-order';
import { orderLink, sbpPaymentLink } from '@zapovednik/areas/checkout/routes';
import { showNotification } from '@zapovednik/areas/shell/commands';
import { useApp } from '@zapovednik/platform/app';
import { ApiError } from '@zapovednik/platform/client';
import { useMutation } from '@zapovednik/platform/query';
import { useNavigate } from '@zapovednik/platform/router';
import { keepPress } from '@zapovednik/ui/status';
import { useRef } from 'react';
import { rememberOrder } from './last-order';
import { openBankPage } from './open-bank-page';
import { choosePaySystem, type OrderAccess, placedOrderQuery, startPayment } from './order-access';

/** The name of the payment's presses that wait for the network. */
export const paymentPlace = (access: OrderAccess): string => JSON.stringify(access);

/** ORD-46 */
const PAYMENT_FAILED = 'Ошибка получения данных для оплаты';

/**
 * The message for the customer: the server's own text if it rejected the payment, e.g. because the order is cancelled.
 */
export const paymentFailure = (error: unknown): string =>
  error instanceof ApiError && error.kind === 'answered' && error.status < 500 ? error.message : PAYMENT_FAILED;

/**
 * The actions of a payment: start it, or change the payment method and start it.
 *
 * @param onQr shows the QR code on this page, for a visitor without a session; for others it has its own page
 */
export function usePayment(access: OrderAccess, onQr: () => void) {
  const app = useApp();
  const navigate = useNavigate();
  const { queryKey } = placedOrderQuery(app, access);
  const place = paymentPlace(access);
  /** The error that was shown while its press was kept. */
  const told = useRef<Error>(null);

  async function go(payment: StartedPayment) {
    if (payment.isPaid || payment.link === null) return app.query.invalidateQueries({ queryKey });
    // A payment that its owner has started leads back to a page that others cannot see.
    if ('token' in access) rememberOrder({ id: payment.orderId, redirectUrl: orderLink(access.token) });
    if (payment.kind === 'card') return openBankPage(payment.link);
    if ('id' in access) return navigate(sbpPaymentLink(access.id));
    return onQr();
  }

  async function tell(error: Error) {
    told.current = error;
    await app.bus.run(showNotification, { kind: 'error', text: paymentFailure(error) });
  }

  async function onError(error: Error) {
    app.report(error, { area: 'mf-checkout', phase: 'command', name: 'order/pay' });
    void app.query.invalidateQueries({ queryKey });
    if (told.current !== error) await tell(error);
  }

  const pay = useMutation({
    networkMode: 'always',
    mutationFn: async () => go(await keepPress(place, () => startPayment(app, access), tell)),
    onError,
  });
  const change = useMutation({
    networkMode: 'always',
    async mutationFn(paySystemId: number) {
      const order: PlacedOrder = await keepPress(place, () => choosePaySystem(app, access, paySystemId), tell);
      app.query.setQueryData(queryKey, order);
      if (order.payment?.canPay) await go(await keepPress(place, () => startPayment(app, access), tell));
    },
    onError,
  });
  return {
    pay: () => pay.mutate(),
    change: (paySystemId: number) => change.mutate(paySystemId),
    /** The id of the payment method that is being chosen. */
    changing: change.isPending ? change.variables : null,
    isPaying: pay.isPending,
  };
}
