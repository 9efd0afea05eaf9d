import { orderSuccessLink, sbpPaymentLink } from '@zapovednik/areas/checkout/routes';
import { showNotification } from '@zapovednik/areas/shell/commands';
import { useApp } from '@zapovednik/platform/app';
import { useNavigate } from '@zapovednik/platform/router';
import { openBankPage } from '../../placed-order/open-bank-page';
import { startPayment } from '../../placed-order/order-access';
import { paymentFailure } from '../../placed-order/use-payment';

/**
 * The next page after an order is saved: the bank's page for a card, the QR code for the fast payment system, otherwise
 * the order. If the payment does not start (ORD-46), the order is still made, and its page offers the payment.
 */
export function usePayOrShow() {
  const app = useApp();
  const navigate = useNavigate();

  return async (orderId: number, isPaidOnline: boolean): Promise<void> => {
    if (!isPaidOnline) return navigate(orderSuccessLink(orderId));
    try {
      const { kind, link, isPaid } = await startPayment(app, { id: orderId });
      if (isPaid || link === null) return await navigate(orderSuccessLink(orderId));
      if (kind === 'sbp') return await navigate(sbpPaymentLink(orderId));
      // «Назад» at the bank leads to the order, and not to a checkout without goods.
      await navigate(orderSuccessLink(orderId), { replace: true });
      openBankPage(link);
    } catch (error) {
      app.report(error, { area: 'mf-checkout', phase: 'command', name: 'order/pay' });
      void app.bus.run(showNotification, { kind: 'error', text: paymentFailure(error) });
      await navigate(orderSuccessLink(orderId));
    }
  };
}
