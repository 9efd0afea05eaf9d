import { PaymentResult } from './payment-result';

export { loadPayment as loader } from './load-payment';

/** `/sbp-payment-process/` (ROU-39). */
export function Component() {
  return (
    <PaymentResult
      title="Оплата через Систему быстрых платежей"
      purpose="Сюда ведёт оплата заказа по QR-коду: здесь видно, дошли ли деньги. Откройте страницу из оформления заказа."
    />
  );
}
