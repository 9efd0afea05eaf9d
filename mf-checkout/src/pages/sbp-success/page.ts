import { paymentPage } from '../../payment-result/payment-result';

/** `/sbp-payment-process/success-payment/` (ROU-40). */
export const { Component, loader } = paymentPage({
  title: 'Оплата через Систему быстрых платежей',
  purpose:
    'Сюда возвращает приложение банка после оплаты заказа. Номера заказа в адресе нет, поэтому показать его мы не можем.',
});
