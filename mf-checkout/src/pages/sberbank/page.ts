import { paymentReturnPage } from '../../payment-return/payment-return';

/** `/sberbank/success-payment/` (ROU-60). */
export const { Component, loader } = paymentReturnPage('Оплата банковской картой');
