import { paymentPage } from '../../payment-result/payment-result';

/** `/yookassa/success-payment/` (ROU-61). */
export const { Component, loader } = paymentPage({
  title: 'Оплата банковской картой',
  purpose:
    'Сюда возвращает ЮKassa после оплаты заказа картой. Номера заказа в адресе нет, поэтому показать его мы не можем.',
});
