import { paymentReturnPage } from '../../payment-return/payment-return';

/** `/sbp-payment-process/success-payment/` (ROU-40). */
export const { Component, loader } = paymentReturnPage('Оплата через Систему быстрых платежей');
