import { paymentReturnPage } from '../../payment-return/payment-return';

/** `/yookassa/success-payment/` (ROU-61). */
export const { Component, loader } = paymentReturnPage('Оплата банковской картой');
