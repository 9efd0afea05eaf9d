import { openSignIn } from '@zapovednik/areas/cabinet/commands';
import { favouriteToggled } from '@zapovednik/areas/catalog/events';
import { addToBasket } from '@zapovednik/areas/checkout/commands';
import { basketChanged, fastPickupToggled } from '@zapovednik/areas/checkout/events';
import { sessionChanged } from '@zapovednik/areas/shell/events';
import * as z from 'zod/mini';
import type { AppName } from '../routes';
import { type Bus, CommandUnanswered, createBus } from './bus';
import { handleCommand } from './command';
import { defineEvent } from './event';

interface Options {
  load?: (owner: AppName) => Promise<void>;
  wokenBy?: Parameters<typeof createBus>[0]['wokenBy'];
  report?: (error: unknown) => void;
}

function busWith({ load = async () => {}, report = () => {}, ...rest }: Options = {}): Bus {
  return createBus({ load, report, answerLimit: 50, ...rest });
}

test('CRT-20 FAV-07 an event reaches every listener until it stops listening', () => {
  const bus = busWith();
  const heard: string[] = [];
  const stop = bus.on(favouriteToggled, ({ productId }) => heard.push(`first ${productId}`));
  bus.on(favouriteToggled, ({ productId }) => heard.push(`second ${productId}`));
  bus.emit(favouriteToggled, { productId: 7, favourite: true });
  stop();
  bus.emit(favouriteToggled, { productId: 8, favourite: true });
  expect(heard).toEqual(['first 7', 'second 7', 'second 8']);
});

test('a payload that breaks the contract is rejected on emit', () => {
  const bus = busWith();
  expect(() => bus.emit(favouriteToggled, { productId: -1, favourite: true })).toThrow();
  // @ts-expect-error the contract has another type for this field
  expect(() => bus.emit(basketChanged, { quantity: 'three', sum: 1 })).toThrow();
});

test('a listener that fails is reported and does not affect the others', () => {
  const report = jest.fn();
  const bus = busWith({ report });
  const heard = jest.fn();
  bus.on(sessionChanged, () => {
    throw new Error('mine');
  });
  bus.on(sessionChanged, heard);
  bus.emit(sessionChanged, { authorized: true });
  expect(heard).toHaveBeenCalledWith({ authorized: true });
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'mine' }));
});

test('a command loads its owner if necessary, and waits for the answer', async () => {
  const loaded: AppName[] = [];
  const bus = busWith({
    load: async (owner) => {
      loaded.push(owner);
      bus.answer([handleCommand(addToBasket, async ({ quantity }) => ({ quantity: quantity + 1 }))]);
    },
  });
  await expect(bus.run(addToBasket, { productId: 1, quantity: 2 })).resolves.toEqual({ quantity: 3 });
  expect(loaded).toEqual(['mf-checkout']);
});

test('CRT-27 if the handler rejects, the command rejects', async () => {
  const bus = busWith();
  bus.answer([handleCommand(addToBasket, () => Promise.reject(new Error('Возникла ошибка')))]);
  await expect(bus.run(addToBasket, { productId: 1, quantity: 1 })).rejects.toThrow('Возникла ошибка');
});

test('a command whose owner cannot be loaded or has no handler for it fails in time and names both', async () => {
  const silent = busWith();
  await expect(silent.run(openSignIn, {})).rejects.toMatchObject({ command: 'signIn:open', owner: 'mf-cabinet' });
  const never = busWith({ load: () => new Promise(() => {}) });
  await expect(never.run(openSignIn, {})).rejects.toBeInstanceOf(CommandUnanswered);
});

test('the input and the answer of a command are parsed', async () => {
  const bus = busWith();
  bus.answer([handleCommand(addToBasket, async () => JSON.parse('{"quantity":"many"}'))]);
  await expect(bus.run(addToBasket, { productId: 0, quantity: 1 })).rejects.toThrow();
  await expect(bus.run(addToBasket, { productId: 1, quantity: 1 })).rejects.toThrow();
});

test('DEL-59 an event loads the areas that need it, and they get it although they started to listen later', async () => {
  const heard = jest.fn();
  const early = jest.fn();
  const bus = busWith({
    wokenBy: (event) => (event === fastPickupToggled.name ? ['mf-catalog'] : []),
    load: async () => void bus.on(fastPickupToggled, heard),
  });
  bus.on(fastPickupToggled, early);
  bus.emit(fastPickupToggled, { active: true, pointId: 5 });
  await new Promise((resolve) => setTimeout(resolve));
  expect(heard).toHaveBeenCalledWith({ active: true, pointId: 5 });
  expect(early).toHaveBeenCalledTimes(1);
});

test('sender and listener can have different versions of an event', () => {
  const report = jest.fn();
  const bus = busWith({ report });
  const event = <Payload extends z.ZodMiniType>(payload: Payload) =>
    defineEvent({ name: 'pet:added', owner: 'mf-cabinet', payload });
  const heard = jest.fn();
  bus.on(event(z.object({ name: z.string() })), heard);
  bus.on(event(z.object({ name: z.string(), kind: z.string() })), heard);
  bus.emit(event(z.object({ name: z.string(), age: z.number() })), { name: 'Рыжик', age: 3 });
  expect(heard.mock.calls).toEqual([[{ name: 'Рыжик' }]]);
  expect(report).toHaveBeenCalledTimes(1);
});
