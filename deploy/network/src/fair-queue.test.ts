import { FairQueue, QueueFull } from './fair-queue';

/** A queue whose tasks the test ends. */
function controlled(limits: ConstructorParameters<typeof FairQueue>[0]) {
  const queue = new FairQueue(limits);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const refused: QueueFull[] = [];
  const run = (asker: string) =>
    queue
      .run(asker, () => {
        begun.push(asker);
        return new Promise<void>((resolve) => ends.push(resolve));
      })
      .catch((error: QueueFull) => refused.push(error));
  const endOne = async () => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { run, endOne, begun, refused };
}

test('askers take turns, so the first task of another does not wait for all of one who asks for much', async () => {
  const { run, endOne, begun } = controlled({ running: 1, waitingOfOne: 10, waiting: 100, longest: 60_000 });
  for (const asker of ['much', 'much', 'much', 'much', 'little', 'other']) void run(asker);
  for (let ended = 0; ended < 6; ended += 1) await endOne();
  expect(begun).toEqual(['much', 'much', 'little', 'other', 'much', 'much']);
});

test('as many run at once as allowed, and a failed task frees its slot', async () => {
  const queue = new FairQueue({ running: 2, waitingOfOne: 2, waiting: 2, longest: 60_000 });
  let running = 0;
  let most = 0;
  const task = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    throw new Error('failed');
  };
  const all = await Promise.allSettled(['a', 'a', 'a', 'b'].map((asker) => queue.run(asker, task)));
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected']);
  expect(most).toBe(2);
  expect(await queue.run('a', async () => 'again')).toBe('again');
});

test('the queue is bounded, for one asker and for all, and is refused at once', async () => {
  const { run, refused } = controlled({ running: 1, waitingOfOne: 2, waiting: 3, longest: 60_000 });
  for (const asker of ['a', 'a', 'a', 'a', 'b', 'b']) void run(asker);
  await new Promise(setImmediate);
  expect(refused.map(({ isOwn }) => isOwn)).toEqual([true, false]);
});

test('work of the shop itself takes its turn and is never refused', async () => {
  const queue = new FairQueue({ running: 1, waitingOfOne: 1, waiting: 1, longest: 60_000 });
  const all = await Promise.all(Array.from({ length: 20 }, (_, number) => queue.run(null, async () => number)));
  expect(all).toHaveLength(20);
});

test('a requester who waited for too long is refused and frees the place for others', async () => {
  const queue = new FairQueue({ running: 1, waitingOfOne: 1, waiting: 1, longest: 20 });
  let end = () => {};
  const running = queue.run(
    'a',
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  await expect(queue.run('b', async () => 'never')).rejects.toThrow(QueueFull);
  const next = queue.run('b', async () => 'in turn');
  end();
  await running;
  expect(await next).toBe('in turn');
});
