import type { coupon } from 'deploy-api/db/schema/index';

/** Promotion codes of every kind, for testers; one has expired, one is used up. */
export function coupons(today: Date): (typeof coupon.$inferInsert)[] {
  const day = 86_400_000;
  const any = {
    percent: null,
    amount: null,
    minimum: 0,
    isFirstOrderOnly: false,
    isOncePerCustomer: false,
    usesLeft: null,
    expiresAt: null,
  };
  return [
    { ...any, code: 'ДРУГ10', percent: 10 },
    { ...any, code: 'ЛАПА5', percent: 5, expiresAt: new Date(today.getTime() + 60 * day) },
    { ...any, code: 'ЛЕТО15', percent: 15, expiresAt: new Date(today.getTime() - day) },
    { ...any, code: 'МИНУС300', amount: 30_000, minimum: 200_000 },
    { ...any, code: 'ПРИВЕТ', percent: 20, isFirstOrderOnly: true },
    { ...any, code: 'ПОДАРОК', amount: 50_000, minimum: 150_000, isOncePerCustomer: true },
    { ...any, code: 'СЕКРЕТ', percent: 30, usesLeft: 0 },
  ];
}
