import { PaymentResult } from './payment-result';

export { loadPayment as loader } from './load-payment';

/** `/sbp-payment-process/success-payment/` (ROU-40). */
export function Component() {
  return (
    <PaymentResult
      title="Оплата через Систему быстрых платежей"
      purpose="Сюда возвращает приложение банка после оплаты заказа. Номера заказа в адресе нет, поэтому показать его мы не можем."
    />
  );
}
