import * as fc from 'fast-check';
import { type OrderEvent, orderEvents } from '../../db/schema/order-event';
import { type StatusCode, statusCodes, statuses } from './statuses';
import { type Effect, type OrderFacts, type Refusal, transition } from './transition';

const cash: OrderFacts = {
  statusId: 'N',
  isPaid: false,
  isPrepaid: false,
  isPickup: true,
  isCancelForbidden: false,
  isReleasable: false,
};
const card = { ...cash, isPrepaid: true };
const courier = { ...cash, isPickup: false };
const undone: Effect[] = ['release stock', 'release coupon'];

const goesOn: [OrderEvent, OrderFacts, StatusCode, boolean, Effect[]][] = [
  ['pay', card, 'P', true, []],
  ['pay', { ...card, statusId: 'A' }, 'A', true, []],
  ['pay', { ...card, statusId: 'P', isPaid: true }, 'P', true, []],
  ['cancel', cash, 'CL', false, undone],
  ['cancel', { ...card, statusId: 'P', isPaid: true }, 'CL', true, undone],
  ['cancel', { ...cash, statusId: 'CL' }, 'CL', false, []],
  ['expire', card, 'CL', false, undone],
  ['release', { ...cash, isReleasable: true }, 'CL', false, undone],
  ['assemble', cash, 'A', false, []],
  ['assemble', { ...card, statusId: 'P', isPaid: true }, 'A', true, []],
  ['arrive', { ...cash, statusId: 'A' }, 'R', false, []],
  ['ship', { ...courier, statusId: 'A' }, 'D', false, []],
  ['complete', { ...cash, statusId: 'R' }, 'F', true, []],
  ['complete', { ...courier, statusId: 'D' }, 'F', true, []],
  ['run_out', { ...cash, statusId: 'A' }, 'NT', false, ['release coupon']],
  ['not_collected', { ...cash, statusId: 'R' }, 'NZ', false, undone],
  ['not_delivered', { ...courier, statusId: 'D' }, 'ND', false, undone],
  ['bring_back', { ...cash, statusId: 'F', isPaid: true }, 'KM', true, ['release stock']],
  ['refund', { ...card, statusId: 'CL', isPaid: true }, 'CL', false, []],
];

test.each(goesOn)('ORD-57 %s of %j leads to %s', (event, order, statusId, isPaid, effects) => {
  expect(transition(order, event)).toEqual({ statusId, isPaid, effects });
});

const refusals: [OrderEvent, OrderFacts, Refusal][] = [
  ['pay', { ...card, statusId: 'CL' }, 'over'],
  ['cancel', { ...cash, isCancelForbidden: true }, 'forbidden'],
  ['cancel', { ...cash, statusId: 'A' }, 'not yet'],
  ['cancel', { ...cash, statusId: 'F' }, 'over'],
  ['expire', cash, 'paid'],
  ['release', cash, 'forbidden'],
  ['release', { ...cash, isReleasable: true, isPaid: true }, 'paid'],
  ['release', { ...cash, isReleasable: true, statusId: 'A' }, 'not yet'],
  ['expire', { ...card, statusId: 'P', isPaid: true }, 'not yet'],
  ['assemble', card, 'not paid'],
  ['arrive', { ...courier, statusId: 'A' }, 'other delivery'],
  ['ship', { ...cash, statusId: 'A' }, 'other delivery'],
  ['complete', cash, 'not yet'],
  ['refund', { ...card, statusId: 'P', isPaid: true }, 'not yet'],
];

test.each(refusals.filter(([event]) => event !== 'bring_back'))(
  'ORD-52 %s of %j is refused: %s',
  (event, order, refused) => {
    expect(transition(order, event)).toEqual({ refused });
  },
);

test('ORD-52 ORD-54 ORD-55 the statuses match the specification', () => {
  const codes = (has: (code: StatusCode) => boolean) => statusCodes.filter(has);
  expect(codes((code) => statuses[code].cancellable)).toEqual(['N', 'P']);
  expect(codes((code) => statuses[code].hidesPayment).sort()).toEqual(['CL', 'KM', 'ND', 'NT', 'NZ']);
  expect(codes((code) => statuses[code].inWork)).toEqual(['N', 'P', 'A', 'R', 'D']);
});

const anyOrder = fc.record({
  isPrepaid: fc.boolean(),
  isPickup: fc.boolean(),
  isCancelForbidden: fc.boolean(),
  isReleasable: fc.boolean(),
});

test('ORD-57 for any order of events, each effect happens once and F is always paid', () => {
  fc.assert(
    fc.property(anyOrder, fc.array(fc.constantFrom(...orderEvents), { maxLength: 30 }), (made, events) => {
      let order: OrderFacts = { ...made, statusId: 'N', isPaid: false };
      const seen: Effect[] = [];
      const was: StatusCode[] = [];
      for (const event of events) {
        const next = transition(order, event);
        if ('refused' in next) continue;
        order = { ...order, statusId: next.statusId, isPaid: next.isPaid };
        seen.push(...next.effects);
        was.push(next.statusId);
      }
      expect(new Set(seen).size).toBe(seen.length);
      if (order.statusId === 'F') expect(order.isPaid).toBe(true);
      // Only bonuses that were added can be revoked.
      if (order.statusId === 'KM') expect(was).toContain('F');
    }),
  );
});
