import { PaymentResult } from './payment-result';

export { loadPayment as loader } from './load-payment';

/** `/sberbank/success-payment/` (ROU-60). */
export function Component() {
  return (
    <PaymentResult
      title="Оплата банковской картой"
      purpose="Сюда возвращает банк после оплаты заказа картой. Номера заказа в адресе нет, поэтому показать его мы не можем."
    />
  );
}
