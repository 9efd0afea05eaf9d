import * as z from 'zod/mini';
import { appName } from './app-names';
import { jsonSchema } from './json-schema';

/**
 * `contract.json` of a release: the schemas it was built with, only of what it uses, so that the check before a release goes live
 * compares only schemas that another app depends on. It is a separate file, because the gateway needs only `release.json`.
 */
export const releaseContract = z.object({
  /** By shared module, the names that an area imports. */
  imports: z.record(z.string(), z.array(z.string())),
  /** By shared module, what the shell supplies. */
  exports: z.record(z.string(), z.array(z.string())),
  /** Payloads of the events that the app emits or listens to. */
  events: z.record(z.string(), jsonSchema),
  /** The commands that the app calls or answers. */
  commands: z.record(z.string(), z.object({ owner: appName, input: jsonSchema, answer: jsonSchema })),
  /** The calls of the back end that the app makes, by id: what it sends and what it reads. */
  calls: z.record(z.string(), z.object({ input: jsonSchema, answer: jsonSchema })),
  /** The widgets that the app places or provides. */
  widgets: z._default(z.record(z.string(), z.object({ owner: appName, props: jsonSchema })), {}),
  /** The atoms that the app reads or writes: what it can read, and what it writes. */
  atoms: z._default(z.record(z.string(), z.object({ owner: appName, reads: jsonSchema, writes: jsonSchema })), {}),
  /** By the first element of their keys, the data of the shared queries that the app reads. */
  queries: z._default(z.record(z.string(), z.object({ data: jsonSchema })), {}),
  /** By id, the routes that the app names: its own and those that it links to. */
  routes: z._default(z.record(z.string(), z.object({ owner: appName, path: z.string() })), {}),
});

export type ReleaseContract = z.infer<typeof releaseContract>;
