import { type Rules, row } from '../define-row';

/** A page of signing in, for those who are not signed in. */
const entrance = <const Id extends string>(id: Id, path: string, requirement: string, rules: Rules = {}) =>
  row(id, path, 'mf-cabinet', 'empty-default', requirement, { guards: ['auth'], rendered: 'person', ...rules });

/** A page of the cabinet, for whoever is signed in; `guards` are what it asks for besides. */
const cabinet = <const Id extends string>(id: Id, path: string, requirement: string, rules: Rules = {}) =>
  row(id, path, 'mf-cabinet', 'responsive-gray', requirement, {
    ...rules,
    guards: ['cabinet', ...(rules.guards ?? [])],
    rendered: 'person',
  });

/** Sign-in and the cabinet; every /cabinet path needs a signed-in person (ROU-87, ROU-94). */
export const cabinetRoutes = [
  entrance('auth', '/auth', 'ROU-06'),
  entrance('authGreetings', '/auth/greetings', 'ROU-07'),
  entrance('authRecovery', '/auth/password-recovery', 'ROU-08'),
  entrance('authSignup', '/auth/signup', 'ROU-09'),
  entrance('authSuccess', '/auth/success-auth', 'ROU-10', { guards: [] }),
  cabinet('cabinet', '/cabinet', 'ROU-72', { redirect: '/cabinet/personal/' }),
  cabinet('cabinetPersonal', '/cabinet/personal', 'ROU-73'),
  cabinet('cabinetPets', '/cabinet/my-pet', 'ROU-74'),
  cabinet('cabinetBonuses', '/cabinet/bonuses', 'ROU-75'),
  cabinet('cabinetSettings', '/cabinet/settings', 'ROU-76'),
  cabinet('cabinetProfiles', '/cabinet/delivery-profiles', 'ROU-77'),
  cabinet('cabinetProfileEdit', '/cabinet/delivery-profiles/edit/:id', 'ROU-78'),
  cabinet('cabinetOrders', '/cabinet/orders', 'ROU-79'),
  cabinet('cabinetOrder', '/cabinet/orders/:id', 'ROU-80'),
  cabinet('cabinetAutoOrders', '/cabinet/auto-orders', 'ROU-81', { guards: ['regional-centre'] }),
  cabinet('cabinetAutoOrder', '/cabinet/auto-orders/:id', 'ROU-82', { guards: ['regional-centre'] }),
  cabinet('cabinetRecords', '/cabinet/vet-cabinet-recordings-and-history', 'ROU-83', { guards: ['default-location'] }),
  cabinet('cabinetRecord', '/cabinet/vet-cabinet-recordings-and-history/:code', 'ROU-84', {
    guards: ['default-location'],
  }),
  cabinet('cabinetPurchased', '/cabinet/purchased-products', 'ROU-85'),
] as const;
