import type { QueryClient } from '@tanstack/react-query';
import { QueryClient as Client } from '@tanstack/react-query';
import { toCityState } from '@zapovednik/api/shell/models/city';
import { followFavourites } from '@zapovednik/areas/catalog/follow-favourites';
import { followBasket } from '@zapovednik/areas/checkout/follow-basket';
import { followDelivery } from '@zapovednik/areas/checkout/follow-delivery';
import { type AppContext, createOverlays, type ErrorSource } from '@zapovednik/platform/app';
import { type CommandDescriptor, createBus, handleCommand } from '@zapovednik/platform/events';
import type { AppName } from '@zapovednik/platform/routes';
import type { PublicSettings } from '@zapovednik/platform/settings';
import { createAtoms, type WriteAtom } from '@zapovednik/platform/stores';
import type * as z from 'zod/mini';
import { city } from './fixtures/city';
import { createTestApi, type TestApi } from './test-api';

/** An AppContext for tests: everything is real except the back end and the other areas. */
export interface TestApp extends AppContext {
  /** Writes any atom, to set up a state: `app.write(basketAtom, …)`. */
  readonly write: WriteAtom<AppName>;
  readonly backEnd: TestApi;
  /** Handles a command instead of the area that owns it. */
  command<Input extends z.ZodMiniType, Answer extends z.ZodMiniType>(
    command: CommandDescriptor<Input, Answer>,
    handler: (input: z.output<Input>) => Promise<z.input<Answer>>,
  ): void;
}

interface TestAppOptions {
  city?: Parameters<typeof toCityState>[0];
  /** Third-party services; none by default. */
  settings?: PublicSettings;
  /** Loads the owner of a command; at once by default. */
  load?: (owner: AppName) => Promise<void>;
  /** Gets reported errors; without it a report fails the test. */
  report?: (error: unknown, place: ErrorSource) => void;
}

/** Creates an AppContext for Екатеринбург with an unknown user. */
export function createTestApp({
  city: fields = city(),
  settings = {},
  load = async () => {},
  report = failTheTest,
}: TestAppOptions = {}): TestApp {
  const atoms = createAtoms((error, { owner, name }) => report(error, { area: owner, phase: 'atom', name }));
  const backEnd = createTestApi();
  const { bus, command } = testBus(load, (error) => report(error, { area: 'shell', phase: 'event' }));
  const query = queryClient();
  followBasket({ api: backEnd.api, bus, query, write: atoms.write });
  followDelivery({ api: backEnd.api, query, write: atoms.write });
  followFavourites({ api: backEnd.api, query, write: atoms.write });
  return {
    api: backEnd.api,
    backEnd,
    bus,
    command,
    overlays: createOverlays(),
    query,
    ...atoms,
    city: { ...toCityState(fields), today: '2026-11-23' },
    origin: 'http://shop.localhost',
    settings,
    report,
    widgets: { ready: () => undefined, load: () => new Promise(() => {}) },
  };
}

function queryClient(): QueryClient {
  // Without garbage collection timers: the data is dropped with the test.
  const queries = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY, retry: false };
  return new Client({ defaultOptions: { queries, mutations: { gcTime: Number.POSITIVE_INFINITY } } });
}

function testBus(
  load: (owner: AppName) => Promise<void>,
  report: (error: unknown) => void,
): Pick<TestApp, 'bus' | 'command'> {
  const bus = createBus({ load, report });
  return { bus, command: (command, handler) => bus.answer([handleCommand(command, (input) => handler(input))]) };
}

function failTheTest(error: unknown, place: ErrorSource): void {
  // biome-ignore lint/suspicious/noConsole: a test fails on what nobody expected in the console, with this text
  console.error('An error was reported', place, error);
}
