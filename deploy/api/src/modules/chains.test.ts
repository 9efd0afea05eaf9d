import { type LockLevel, positionOf } from '../db/lock-levels';
import { modules } from '../modules';

const handlers = modules.flatMap(({ name, on = [] }) => on.map((handler) => ({ module: name, ...handler })));
const byEvent = Object.entries(Object.groupBy(handlers, ({ event }) => event.name));

test('events have handlers', () => {
  expect(byEvent.map(([name]) => name).sort()).toEqual(['orderEnded', 'orderPlaced', 'phoneConfirmed', 'signedIn']);
});

test.each(byEvent)('the handlers of %s lock in the one order of all writers', (_, chain = []) => {
  const held = new Set<LockLevel>(chain[0]?.event.holds);
  const inOrder = chain.toSorted(
    (one, other) => positionOf(one.locks[0] ?? 'idempotency key') - positionOf(other.locks[0] ?? 'idempotency key'),
  );
  for (const { locks } of inOrder)
    for (const lock of locks) {
      const last = Math.max(...[...held].map(positionOf));
      if (!held.has(lock)) expect(positionOf(lock)).toBeGreaterThan(last);
      held.add(lock);
    }
});
