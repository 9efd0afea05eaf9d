// Sign-in and the cabinet; every /cabinet path requires a signed-in user (ROU-87, ROU-94).

import { defineRoute, type RouteRules } from '@zapovednik/platform/define';
import { link } from '@zapovednik/platform/routes';

/** For visitors who are not signed in. */
const signInPage: RouteRules = { guards: ['auth'], rendered: 'person' };

/** For signed-in users. */
const cabinetPage: RouteRules = { guards: ['cabinet'], rendered: 'person' };

export const authRoute = defineRoute('auth', '/auth', 'mf-cabinet', 'empty-default', 'ROU-06', signInPage);
export const authGreetingsRoute = defineRoute(
  'authGreetings',
  '/auth/greetings',
  'mf-cabinet',
  'empty-default',
  'ROU-07',
  signInPage,
);
export const authRecoveryRoute = defineRoute(
  'authRecovery',
  '/auth/password-recovery',
  'mf-cabinet',
  'empty-default',
  'ROU-08',
  signInPage,
);
export const authSignupRoute = defineRoute(
  'authSignup',
  '/auth/signup',
  'mf-cabinet',
  'empty-default',
  'ROU-09',
  signInPage,
);
export const authSuccessRoute = defineRoute(
  'authSuccess',
  '/auth/success-auth',
  'mf-cabinet',
  'empty-default',
  'ROU-10',
  { rendered: 'person' },
);
/** The shop's own page, where a guest finds an order by its number and a code to its phone. */
export const findOrderRoute = defineRoute('findOrder', '/order', 'mf-cabinet', 'responsive-gray', 'ORD-70', {
  rendered: 'person',
});
/** The shop's own page with the stored data of a person without an account, for a code to the phone or the e-mail. */
export const guestDataRoute = defineRoute('guestData', '/personal-data', 'mf-cabinet', 'responsive-gray', 'CAB-18', {
  rendered: 'person',
});
export const cabinetRoute = defineRoute('cabinet', '/cabinet', 'mf-cabinet', 'responsive-gray', 'ROU-72', {
  guards: ['cabinet'],
  rendered: 'person',
  redirect: '/cabinet/personal/',
});
export const cabinetPersonalRoute = defineRoute(
  'cabinetPersonal',
  '/cabinet/personal',
  'mf-cabinet',
  'responsive-gray',
  'ROU-73',
  cabinetPage,
);
export const cabinetPetsRoute = defineRoute(
  'cabinetPets',
  '/cabinet/my-pet',
  'mf-cabinet',
  'responsive-gray',
  'ROU-74',
  cabinetPage,
);
export const cabinetBonusesRoute = defineRoute(
  'cabinetBonuses',
  '/cabinet/bonuses',
  'mf-cabinet',
  'responsive-gray',
  'ROU-75',
  cabinetPage,
);
export const cabinetSettingsRoute = defineRoute(
  'cabinetSettings',
  '/cabinet/settings',
  'mf-cabinet',
  'responsive-gray',
  'ROU-76',
  cabinetPage,
);
export const cabinetProfilesRoute = defineRoute(
  'cabinetProfiles',
  '/cabinet/delivery-profiles',
  'mf-cabinet',
  'responsive-gray',
  'ROU-77',
  cabinetPage,
);
export const cabinetProfileEditRoute = defineRoute(
  'cabinetProfileEdit',
  '/cabinet/delivery-profiles/edit/:id',
  'mf-cabinet',
  'responsive-gray',
  'ROU-78',
  cabinetPage,
);
export const cabinetOrdersRoute = defineRoute(
  'cabinetOrders',
  '/cabinet/orders',
  'mf-cabinet',
  'responsive-gray',
  'ROU-79',
  cabinetPage,
);
export const cabinetOrderRoute = defineRoute(
  'cabinetOrder',
  '/cabinet/orders/:id',
  'mf-cabinet',
  'responsive-gray',
  'ROU-80',
  cabinetPage,
);
export const cabinetAutoOrdersRoute = defineRoute(
  'cabinetAutoOrders',
  '/cabinet/auto-orders',
  'mf-cabinet',
  'responsive-gray',
  'ROU-81',
  { guards: ['cabinet', 'regional-centre'], rendered: 'person' },
);
export const cabinetAutoOrderRoute = defineRoute(
  'cabinetAutoOrder',
  '/cabinet/auto-orders/:id',
  'mf-cabinet',
  'responsive-gray',
  'ROU-82',
  { guards: ['cabinet', 'regional-centre'], rendered: 'person' },
);
export const cabinetVisitsRoute = defineRoute(
  'cabinetVisits',
  '/cabinet/vet-cabinet-recordings-and-history',
  'mf-cabinet',
  'responsive-gray',
  'ROU-83',
  { guards: ['cabinet', 'default-location'], rendered: 'person' },
);
export const cabinetVisitRoute = defineRoute(
  'cabinetVisit',
  '/cabinet/vet-cabinet-recordings-and-history/:code',
  'mf-cabinet',
  'responsive-gray',
  'ROU-84',
  { guards: ['cabinet', 'default-location'], rendered: 'person' },
);
export const cabinetPurchasedRoute = defineRoute(
  'cabinetPurchased',
  '/cabinet/purchased-products',
  'mf-cabinet',
  'responsive-gray',
  'ROU-85',
  cabinetPage,
);
/** The shop's own page with the goods that the customer waits for. */
export const cabinetSubscriptionsRoute = defineRoute(
  'cabinetSubscriptions',
  '/cabinet/subscriptions',
  'mf-cabinet',
  'responsive-gray',
  'PRD-48',
  cabinetPage,
);
/** The shop's own page: the next order of an auto-order, for everyone who has its signed link from the email. */
export const autoOrderLinkRoute = defineRoute(
  'autoOrderLink',
  '/auto-order/:autoOrderToken',
  'mf-cabinet',
  'responsive',
  'CAB-23',
  { rendered: 'person' },
);
/**
 * The shop's own page with the sections of the cabinet, for narrow screens. From 1024 px on they are next to every page
 * (ROU-95, ROU-96).
 */
export const cabinetMenuRoute = defineRoute(
  'cabinetMenu',
  '/cabinet/menu',
  'mf-cabinet',
  'responsive-gray',
  'CAB-01',
  cabinetPage,
);

export const cabinetAutoOrderLink = (id: number) => link(cabinetAutoOrderRoute, { id: String(id) });

export const cabinetOrderLink = (id: number) => link(cabinetOrderRoute, { id: String(id) });

/** @param back the path to return to after signing in; always a path of this site */
export const signInLink = (back?: string) => link(authRoute, {}, { back });

/** For visitors without an account. */
export const signUpLink = (back?: string) => link(authSignupRoute, {}, { back });

/** For visitors who forgot the password. */
export const recoveryLink = (back?: string) => link(authRecoveryRoute, {}, { back });

/** The welcome after registration. */
export const welcomeLink = () => link(authSuccessRoute, {}, { from: 'signup' });
