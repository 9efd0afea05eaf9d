import type { QueryClient } from '@tanstack/react-query';
import { QueryClient as Client } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { followFavourites } from '../catalog/atoms';
import { followBasket } from '../checkout/atoms';
import { type AppContext, createOverlays, type ErrorSource } from '../platform/app';
import { type CommandDescriptor, createBus, handleCommand } from '../platform/events';
import type { PublicSettings } from '../platform/settings';
import { cityState, createStores, type WritableStores } from '../platform/state';
import { city } from './fixtures/city';
import { createTestApi, type TestApi } from './test-api';

/** A shop for a test: everything in it is real but the back end and the other areas. */
export interface TestApp extends AppContext {
  /** Every atom, to bring the shop into a state: `app.write.basket.set(…)`. */
  readonly write: WritableStores<'shell'>;
  readonly backEnd: TestApi;
  /** Answers a command in the place of the area that owns it. */
  command<Input extends z.ZodMiniType, Answer extends z.ZodMiniType>(
    command: CommandDescriptor<Input, Answer>,
    handler: (input: z.output<Input>) => Promise<z.input<Answer>>,
  ): void;
}

interface TestAppOptions {
  city?: Parameters<typeof cityState>[0];
  /** Outside services; none are set up otherwise. */
  settings?: PublicSettings;
  /** Where errors are reported; without it a report fails the test. */
  report?: (error: unknown, place: ErrorSource) => void;
}

/** Makes a shop in Екатеринбург, of a visitor of whom nothing is known yet. */
export function createTestApp({
  city: fields = city(),
  settings = {},
  report = failTheTest,
}: TestAppOptions = {}): TestApp {
  const stores = createStores(cityState(fields));
  const backEnd = createTestApi();
  const { bus, command } = testBus((error) => report(error, { area: 'shell', phase: 'event' }));
  const query = queryClient();
  followBasket({ api: backEnd.api, query, write: stores });
  followFavourites({ api: backEnd.api, query, write: stores });
  return {
    api: backEnd.api,
    backEnd,
    bus,
    command,
    overlays: createOverlays(),
    query,
    stores,
    write: stores,
    origin: 'http://shop.localhost',
    settings,
    report,
    widgets: { ready: () => undefined, load: () => new Promise(() => {}) },
  };
}

function queryClient(): QueryClient {
  // No timers of its own: what a test read is forgotten with the test.
  const queries = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY, retry: false };
  return new Client({ defaultOptions: { queries, mutations: { gcTime: Number.POSITIVE_INFINITY } } });
}

function testBus(report: (error: unknown) => void): Pick<TestApp, 'bus' | 'command'> {
  const bus = createBus({ load: async () => {}, report });
  return { bus, command: (command, handler) => bus.answer([handleCommand(command, (input) => handler(input))]) };
}

function failTheTest(error: unknown, place: ErrorSource): void {
  // biome-ignore lint/suspicious/noConsole: a test fails on what nobody expected in the console, with this text
  console.error('An error was reported', place, error);
}
