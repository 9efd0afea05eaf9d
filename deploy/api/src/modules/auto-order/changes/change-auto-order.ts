import { formatDay, isoDate } from '@zapovednik/rules/dates';
import { shopDay } from '../../../base/time/days';
import type { CustomerContext } from '../../../http/context';
import { ShopError } from '../../../http/shop-error';
import { FOR_STAFF, priceLines } from '../../basket/api';
import { isPickup } from '../../delivery/api';
import { asChanged } from '../next-order/as-changed';
import { type AutoOrderRow, asTold, conditionsOf, pricesOf } from '../next-order/next-order';
import { announceAt, madeToday, moveLimits, nextTurn } from '../times/when';
import { applyChange, type ChangeContext, settled } from './apply-change';

/** No orders are made until it is resumed (CAB-23). */
export const pauseAutoOrder = (id: number, context: CustomerContext) =>
  applyChange(id, context, ({ auto }) => (auto.pausedAt ? null : { pausedAt: context.now(), announceAt: null }));

/** The next day stays if there is still time for its order. Dates during the pause are not repeated. */
export const resumeAutoOrder = (id: number, context: CustomerContext) =>
  applyChange(id, context, ({ auto }) => {
    if (!auto.pausedAt) return null;
    const last = madeToday(context.now());
    const turn =
      auto.nextDate > last
        ? { nextDate: auto.nextDate, announceAt: announceAt(auto.nextDate), toldPrices: null }
        : nextTurn(auto.nextDate, auto, last);
    return { pausedAt: null, ...turn };
  });

/** Skips the order of a day. A repeated call has no further effect. */
export const skipAutoOrder = (id: number, date: string, context: ChangeContext) =>
  applyChange(id, context, ({ auto }) => {
    const day = isoDate(date);
    if (auto.nextDate > day) return null;
    if (auto.nextDate < day) throw otherDate(auto, context.now());
    const turn = nextTurn(auto.nextDate, auto, auto.nextDate);
    if (turn.nextDate > moveLimits(context.now(), 0).to) {
      const message = 'Следующий заказ и так нескоро. Если он не нужен, поставьте автозаказ на паузу';
      throw new ShopError(409, 'too_far', message);
    }
    return { ...turn, ...settled };
  });

/** Moves the next delivery. The later ones are counted from it. */
export const moveAutoOrder = (id: number, date: string, context: ChangeContext) =>
  applyChange(id, context, async ({ auto, parent }) => {
    const day = isoDate(date);
    if (auto.nextDate === day) return null;
    const conditions = await conditionsOf(asChanged(parent, auto), context);
    const daysFrom = conditions.impossible === undefined ? conditions.offer.daysFrom : 0;
    const { from, to } = moveLimits(context.now(), daysFrom);
    // A text that is not a date also passes a comparison, so its form is checked too.
    if (day === date || day < from || day > to) {
      const message = `Выберите день с ${formatDay(from, shopDay(context.now()))} по ${formatDay(to, shopDay(context.now()))}`;
      throw new ShopError(400, 'validation', message, { date: message });
    }
    return { nextDate: day, announceAt: auto.pausedAt ? null : announceAt(day), toldPrices: null, ...settled };
  });

/** Sets the goods of the next orders. The products must be for sale to this customer; they may be sold out now. */
export const changeGoods = (id: number, goods: { productId: number; quantity: number }[], context: CustomerContext) =>
  applyChange(id, context, async ({ auto, parent }) => {
    const { toldPrices } = auto;
    const wanted = goods.map((line, at) => ({ id: at + 1, ...line }));
    const where = { locationId: parent.locationId, shopId: null };
    const lines = await priceLines(context.db, wanted, where, context.customerId);
    if (lines.length < goods.length) {
      const message = 'Одного из товаров больше нет в продаже. Обновите страницу';
      throw new ShopError(400, 'validation', message, { goods: message });
    }
    if (lines.some(({ isForbidden }) => isForbidden)) throw new ShopError(403, 'merchandise', FOR_STAFF);
    const medicine = lines.find(({ product }) => product.isPrescription)?.product.name;
    if (medicine !== undefined && !isPickup({ type: asChanged(parent, auto).deliveryType })) {
      const message = `${medicine}: отпускается по рецепту и только самовывозом`;
      throw new ShopError(400, 'validation', message, { goods: message });
    }
    // The customer sees the prices of new goods now, so they are told too.
    return { goods, toldPrices: toldPrices && pricesOf(asTold(lines, toldPrices)), ...settled };
  });

const otherDate = ({ nextDate }: AutoOrderRow, now: Date) =>
  new ShopError(409, 'other_date', `Следующая доставка — ${formatDay(nextDate, shopDay(now))}. Обновите страницу`);
