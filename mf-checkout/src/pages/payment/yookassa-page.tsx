import { PaymentResult } from './payment-result';

export { loadPayment as loader } from './load-payment';

/** `/yookassa/success-payment/` (ROU-61). */
export function Component() {
  return (
    <PaymentResult
      title="Оплата банковской картой"
      purpose="Сюда возвращает ЮKassa после оплаты заказа картой. Номера заказа в адресе нет, поэтому показать его мы не можем."
    />
  );
}
