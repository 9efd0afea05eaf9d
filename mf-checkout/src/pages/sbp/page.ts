import { paymentPage } from '../../payment-result/payment-result';

/** `/sbp-payment-process/` (ROU-39). */
export const { Component, loader } = paymentPage({
  title: 'Оплата через Систему быстрых платежей',
  purpose: 'Сюда ведёт оплата заказа по QR-коду: здесь видно, дошли ли деньги. Откройте страницу из оформления заказа.',
});
