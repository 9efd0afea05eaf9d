import { row } from '../define-row';

/** Sign-in and the cabinet; every /cabinet path needs a signed-in person (ROU-87, ROU-94). */
export const cabinetRoutes = [
  row('auth', '/auth', 'mf-cabinet', 'empty-default', 'ROU-06', { guards: ['auth'], rendered: 'person' }),
  row('authGreetings', '/auth/greetings', 'mf-cabinet', 'empty-default', 'ROU-07', {
    guards: ['auth'],
    rendered: 'person',
  }),
  row('authRecovery', '/auth/password-recovery', 'mf-cabinet', 'empty-default', 'ROU-08', {
    guards: ['auth'],
    rendered: 'person',
  }),
  row('authSignup', '/auth/signup', 'mf-cabinet', 'empty-default', 'ROU-09', { guards: ['auth'], rendered: 'person' }),
  row('authSuccess', '/auth/success-auth', 'mf-cabinet', 'empty-default', 'ROU-10', { rendered: 'person' }),
  row('cabinet', '/cabinet', 'mf-cabinet', 'responsive-gray', 'ROU-72', {
    guards: ['cabinet'],
    rendered: 'person',
    redirect: '/cabinet/personal/',
  }),
  row('cabinetPersonal', '/cabinet/personal', 'mf-cabinet', 'responsive-gray', 'ROU-73', {
    guards: ['cabinet'],
    rendered: 'person',
  }),
  row('cabinetPets', '/cabinet/my-pet', 'mf-cabinet', 'responsive-gray', 'ROU-74', {
    guards: ['cabinet'],
    rendered: 'person',
  }),
  row('cabinetBonuses', '/cabinet/bonuses', 'mf-cabinet', 'responsive-gray', 'ROU-75', {
    guards: ['cabinet'],
    rendered: 'person',
  }),
  row('cabinetSettings', '/cabinet/settings', 'mf-cabinet', 'responsive-gray', 'ROU-76', {
    guards: ['cabinet'],
    rendered: 'person',
  }),
  row('cabinetProfiles', '/cabinet/delivery-profiles', 'mf-cabinet', 'responsive-gray', 'ROU-77', {
    guards: ['cabinet'],
    rendered: 'person',
  }),
  row('cabinetProfileEdit', '/cabinet/delivery-profiles/edit/:id', 'mf-cabinet', 'responsive-gray', 'ROU-78', {
    guards: ['cabinet'],
    rendered: 'person',
  }),
  row('cabinetOrders', '/cabinet/orders', 'mf-cabinet', 'responsive-gray', 'ROU-79', {
    guards: ['cabinet'],
    rendered: 'person',
  }),
  row('cabinetOrder', '/cabinet/orders/:id', 'mf-cabinet', 'responsive-gray', 'ROU-80', {
    guards: ['cabinet'],
    rendered: 'person',
  }),
  row('cabinetAutoOrders', '/cabinet/auto-orders', 'mf-cabinet', 'responsive-gray', 'ROU-81', {
    guards: ['cabinet', 'regional-centre'],
    rendered: 'person',
  }),
  row('cabinetAutoOrder', '/cabinet/auto-orders/:id', 'mf-cabinet', 'responsive-gray', 'ROU-82', {
    guards: ['cabinet', 'regional-centre'],
    rendered: 'person',
  }),
  row('cabinetRecords', '/cabinet/vet-cabinet-recordings-and-history', 'mf-cabinet', 'responsive-gray', 'ROU-83', {
    guards: ['cabinet', 'default-location'],
    rendered: 'person',
  }),
  row('cabinetRecord', '/cabinet/vet-cabinet-recordings-and-history/:code', 'mf-cabinet', 'responsive-gray', 'ROU-84', {
    guards: ['cabinet', 'default-location'],
    rendered: 'person',
  }),
  row('cabinetPurchased', '/cabinet/purchased-products', 'mf-cabinet', 'responsive-gray', 'ROU-85', {
    guards: ['cabinet'],
    rendered: 'person',
  }),
] as const;
