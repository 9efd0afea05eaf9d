import { paymentPage } from '../../payment-result/payment-result';

/** `/sberbank/success-payment/` (ROU-60). */
export const { Component, loader } = paymentPage({
  title: 'Оплата банковской картой',
  purpose:
    'Сюда возвращает банк после оплаты заказа картой. Номера заказа в адресе нет, поэтому показать его мы не можем.',
});
