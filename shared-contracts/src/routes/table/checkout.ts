import { row } from '../define-row';

/** Cart, order and the pages that payment returns to. */
export const checkoutRoutes = [
  row('cart', '/personal/cart', 'mf-checkout', 'checkout', 'ROU-57', { rendered: 'person' }),
  row('order', '/personal/order', 'mf-checkout', 'checkout', 'ROU-58', {
    guards: ['basket'],
    rendered: 'person',
    footer: false,
  }),
  row('orderSuccess', '/personal/:orderSuccess?', 'mf-checkout', 'checkout', 'ROU-68', { rendered: 'person' }),
  row('orderForClient', '/form', 'mf-checkout', 'checkout', 'ROU-24', { rendered: 'person' }),
  row('sbpPayment', '/sbp-payment-process', 'mf-checkout', 'empty', 'ROU-39', { rendered: 'person', footer: false }),
  row('sbpSuccess', '/sbp-payment-process/success-payment', 'mf-checkout', 'empty', 'ROU-40', {
    rendered: 'person',
    footer: false,
  }),
  row('sberbankSuccess', '/sberbank/success-payment', 'mf-checkout', 'empty', 'ROU-60', {
    rendered: 'person',
    footer: false,
  }),
  row('yookassaSuccess', '/yookassa/success-payment', 'mf-checkout', 'empty', 'ROU-61', {
    rendered: 'person',
    footer: false,
  }),
] as const;
