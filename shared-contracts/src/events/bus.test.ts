import type { OwnerName } from '../routes';
import { type Bus, CommandUnanswered, createBus } from './bus';

interface Options {
  load?: (owner: OwnerName) => Promise<void>;
  wokenBy?: Parameters<typeof createBus>[0]['wokenBy'];
  report?: (error: unknown) => void;
}

function busWith({ load = async () => {}, report = () => {}, ...rest }: Options = {}): Bus {
  return createBus({ load, report, answerLimit: 50, ...rest });
}

const checkout = (add: (input: { productId: number; quantity: number }) => Promise<{ quantity: number }>) => ({
  'basket:add': add,
  'basket:setQuantity': async () => ({ quantity: 0 }),
  'basket:reload': async () => ({}),
  'delivery:open': async () => ({}),
});

test('CRT-20 FAV-07 an event reaches every listener, and nobody after they stopped listening', () => {
  const bus = busWith();
  const heard: string[] = [];
  const stop = bus.on('favourite:toggled', ({ productId }) => heard.push(`first ${productId}`));
  bus.on('favourite:toggled', ({ productId }) => heard.push(`second ${productId}`));
  bus.emit('favourite:toggled', { productId: 7, favourite: true });
  stop();
  bus.emit('favourite:toggled', { productId: 8, favourite: true });
  expect(heard).toEqual(['first 7', 'second 7', 'second 8']);
});

test('a payload that breaks the contract is refused where it enters', () => {
  const bus = busWith();
  expect(() => bus.emit('favourite:toggled', { productId: -1, favourite: true })).toThrow();
  // @ts-expect-error a field that the contract does not know by this type
  expect(() => bus.emit('basket:changed', { quantity: 'three', sum: 1 })).toThrow();
});

test('a listener that fails is reported and harms no other', () => {
  const report = jest.fn();
  const bus = busWith({ report });
  const heard = jest.fn();
  bus.on('session:changed', () => {
    throw new Error('mine');
  });
  bus.on('session:changed', heard);
  bus.emit('session:changed', { authorized: true });
  expect(heard).toHaveBeenCalledWith({ authorized: true });
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'mine' }));
});

test('a command brings its owner when it is not there yet, and waits for its answer', async () => {
  const loaded: OwnerName[] = [];
  const bus = busWith({
    load: async (owner) => {
      loaded.push(owner);
      bus.answer(
        'mf-checkout',
        checkout(async ({ quantity }) => ({ quantity: quantity + 1 })),
      );
    },
  });
  await expect(bus.run('basket:add', { productId: 1, quantity: 2 })).resolves.toEqual({ quantity: 3 });
  expect(loaded).toEqual(['mf-checkout']);
});

test('CRT-27 the failure of a handler is the failure of the command', async () => {
  const bus = busWith();
  bus.answer(
    'mf-checkout',
    checkout(() => Promise.reject(new Error('Возникла ошибка'))),
  );
  await expect(bus.run('basket:add', { productId: 1, quantity: 1 })).rejects.toThrow('Возникла ошибка');
});

test('a command whose owner cannot come, or does not know it, fails in time and names both', async () => {
  const silent = busWith();
  await expect(silent.run('signIn:open', {})).rejects.toMatchObject({ command: 'signIn:open', owner: 'mf-cabinet' });
  const never = busWith({ load: () => new Promise(() => {}) });
  await expect(never.run('signIn:open', {})).rejects.toBeInstanceOf(CommandUnanswered);
});

test('what a command is asked and what it answers are checked', async () => {
  const bus = busWith();
  bus.answer(
    'mf-checkout',
    checkout(async () => JSON.parse('{"quantity":"many"}')),
  );
  await expect(bus.run('basket:add', { productId: 0, quantity: 1 })).rejects.toThrow();
  await expect(bus.run('basket:add', { productId: 1, quantity: 1 })).rejects.toThrow();
});

test('DEL-59 an event wakes the areas that asked for it, and they hear it although they came late', async () => {
  const heard = jest.fn();
  const early = jest.fn();
  const bus = busWith({
    wokenBy: (event) => (event === 'fastPickup:toggled' ? ['mf-catalog'] : []),
    load: async () => void bus.on('fastPickup:toggled', heard),
  });
  bus.on('fastPickup:toggled', early);
  bus.emit('fastPickup:toggled', { active: true, pointId: 5 });
  await new Promise((resolve) => setTimeout(resolve));
  expect(heard).toHaveBeenCalledWith({ active: true, pointId: 5 });
  expect(early).toHaveBeenCalledTimes(1);
});
