import { setTimeout as pause } from 'node:timers/promises';
import { Audience, type Requester } from './audience';
import { RenderQueue } from './render-queue';

/** Lets all pending callbacks run. */
const settle = () => pause(0);

/** A queue that records who got a page, in order. `free` ends the page that began first. */
function queueOf(slots: number, { size = 100, patience = 60_000 } = {}) {
  const queue = new RenderQueue({ slots: () => ({ now: slots, always: slots }), size, patience });
  const began: string[] = [];
  const refused: string[] = [];
  const running: (() => void)[] = [];

  function ask(name: string, requester: Requester | null, signal = new AbortController().signal): Audience {
    const audience = new Audience(requester === null);
    if (requester) audience.join(requester, signal);
    queue.enter(audience).then(
      (leave) => {
        began.push(name);
        running.push(leave);
      },
      ({ reason }) => refused.push(`${name} ${reason}`),
    );
    return audience;
  }

  async function free() {
    running.shift()?.();
    await settle();
  }

  return {
    ask,
    free,
    began,
    refused,
    async all() {
      while (running.length > 0) await free();
    },
  };
}

const from = (address: string, visitor: string | null = null): Requester => ({ address, visitor });

test('an address that asks for many pages waits for itself: each page of another address comes next', async () => {
  const { ask, free, began } = queueOf(2);
  for (let page = 1; page <= 20; page += 1) ask(`many ${page}`, from('203.0.113.1'));
  await settle();
  expect(began).toEqual(['many 1']);
  ask('one', from('203.0.113.2'));
  await settle();
  expect(began.at(-1)).toBe('one');
  ask('another', from('203.0.113.3'));
  await free();
  expect(began.at(-1)).toBe('another');
});

test('one address has at most half of the slots, so that a newcomer need not wait', async () => {
  const { ask, began } = queueOf(8);
  for (let page = 1; page <= 20; page += 1) ask(`many ${page}`, from('203.0.113.1'));
  await settle();
  expect(began).toHaveLength(4);
  for (const other of ['2', '3', '4', '5']) ask(other, from(`203.0.113.${other}`));
  await settle();
  expect(began.slice(4)).toEqual(['2', '3', '4', '5']);
});

test('within an address everyone gets the same, and all visitors without a mark count as one', async () => {
  const { ask, began, all } = queueOf(1);
  for (let page = 1; page <= 3; page += 1) ask(`unmarked ${page}`, from('198.51.100.1'));
  for (let page = 1; page <= 3; page += 1) ask(`ann ${page}`, from('198.51.100.1', 'ann'));
  ask('bob 1', from('198.51.100.1', 'bob'));
  await settle();
  await all();
  expect(began).toEqual(['unmarked 1', 'ann 1', 'bob 1', 'unmarked 2', 'ann 2', 'unmarked 3', 'ann 3']);
});

test('a network of many people gets more at once than one visitor, and at most as much as ten', async () => {
  const { ask, free, began } = queueOf(24);
  for (let page = 1; page <= 30; page += 1) ask('alone', from('203.0.113.1'));
  for (let person = 1; person <= 30; person += 1) ask('carrier', from('198.51.100.1', `visitor ${person}`));
  for (let page = 1; page <= 30; page += 1) ask('another', from('203.0.113.2'));
  await settle();
  for (let turn = 0; turn < 24; turn += 1) await free();
  const latest = began.slice(-22);
  const count = (name: string) => latest.filter((one) => one === name).length;
  expect(count('carrier')).toBeGreaterThan(count('alone'));
  expect(count('alone')).toBeGreaterThanOrEqual(2);
  expect(count('another')).toBeGreaterThanOrEqual(2);
});

test('a full queue refuses the newest page of whoever has most of it', async () => {
  const { ask, began, refused, all } = queueOf(1, { size: 4 });
  for (let page = 1; page <= 5; page += 1) ask(`many ${page}`, from('203.0.113.1'));
  await settle();
  ask('one', from('203.0.113.2'));
  ask('many 6', from('203.0.113.1'));
  await settle();
  expect(refused).toEqual(['many 5 full', 'many 6 full']);
  await all();
  expect(began).toEqual(['many 1', 'one', 'many 2', 'many 3', 'many 4']);
});

test('renewals of the cache take no place of a visitor, neither to run nor to wait', async () => {
  const { ask, free, began, refused } = queueOf(8, { size: 4 });
  for (let page = 1; page <= 6; page += 1) ask(`renewal ${page}`, null);
  await settle();
  expect(began).toEqual(['renewal 1', 'renewal 2']);
  for (let page = 1; page <= 4; page += 1) ask(`page ${page}`, from(`203.0.113.${page}`));
  await settle();
  expect(began.slice(2)).toEqual(['page 1', 'page 2', 'page 3', 'page 4']);
  for (let page = 5; page <= 7; page += 1) ask(`page ${page}`, from(`203.0.113.${page}`));
  await settle();
  expect(refused).toEqual(['renewal 6 full']);
  await free();
  expect(began.at(-1)).toBe('page 7');
});

test('a page that somebody else waits for too comes when it is the turn of either', async () => {
  const { ask, free, began } = queueOf(1);
  for (let page = 1; page <= 5; page += 1) ask(`many ${page}`, from('203.0.113.1'));
  const popular = ask('popular', from('203.0.113.1'));
  await settle();
  popular.join(from('203.0.113.2'), new AbortController().signal);
  await free();
  expect(began).toEqual(['many 1', 'popular']);
});

test('who hangs up loses the place; a page is dropped when nobody is left, and not after it began', async () => {
  const { ask, began, refused, all } = queueOf(1);
  const [first, second] = [new AbortController(), new AbortController()];
  ask('running', from('203.0.113.1'), first.signal);
  ask('dropped', from('203.0.113.1'), first.signal);
  const shared = ask('shared', from('203.0.113.1'), first.signal);
  shared.join(from('203.0.113.2'), second.signal);
  await settle();
  first.abort();
  await settle();
  expect(refused).toEqual(['dropped left']);
  await all();
  expect(began).toEqual(['running', 'shared']);
});

test('who waits too long is refused, and one who joined later is not', async () => {
  const { ask, refused, began, all } = queueOf(1, { patience: 200 });
  ask('running', from('203.0.113.1'));
  ask('late', from('203.0.113.1'));
  const joined = ask('joined', from('203.0.113.1'));
  const later = setInterval(() => joined.join(from('203.0.113.2'), new AbortController().signal), 20);
  while (refused.length === 0) await pause(10);
  clearInterval(later);
  expect(refused).toEqual(['late late']);
  await all();
  expect(began).toEqual(['running', 'joined']);
});
