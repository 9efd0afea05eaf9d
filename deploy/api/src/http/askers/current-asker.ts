import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/**
 * The network for which the current code works: networks take turns in queues of expensive work. Null: work of the shop
 * itself, such as seeding, a job or an import.
 */
export const currentAsker = (): string | null => current.getStore() ?? null;

/** Runs work for a network. */
export const workFor = <T>(network: string, work: () => T): T => current.run(network, work);
