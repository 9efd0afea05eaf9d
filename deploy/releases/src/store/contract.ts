import * as z from 'zod/mini';
import { appName } from '../app-names';
import { jsonSchema } from './json-schema';

/**
 * `contract.json` of a release: the schemas it was built with, limited to those that it uses. So the check before a
 * release compares only schemas that another app depends on. It is a separate file, because the gateway needs only
 * `release.json`.
 */
export const releaseContract = z.object({
  /** The names that an area imports, by shared module. */
  imports: z.record(z.string(), z.array(z.string())),
  /** The names that the shell supplies, by shared module. */
  exports: z.record(z.string(), z.array(z.string())),
  /** Payloads of the events that the app emits or listens to. */
  events: z.record(z.string(), jsonSchema),
  /** The commands that the app calls or answers. */
  commands: z.record(z.string(), z.object({ owner: appName, input: jsonSchema, answer: jsonSchema })),
  /** The calls of the back end that the app makes, by id: the input it sends and the output it reads. */
  calls: z.record(z.string(), z.object({ input: jsonSchema, answer: jsonSchema })),
  /** The widgets that the app places or provides. */
  widgets: z._default(z.record(z.string(), z.object({ owner: appName, props: jsonSchema })), {}),
  /** The atoms that the app reads or writes: the values it can read, and the values it writes. */
  atoms: z._default(z.record(z.string(), z.object({ owner: appName, reads: jsonSchema, writes: jsonSchema })), {}),
  /** The data of the shared queries that the app reads, by the first element of the key. */
  queries: z._default(z.record(z.string(), z.object({ data: jsonSchema })), {}),
  /** The routes that the app uses, by id: its own and those that it links to. */
  routes: z._default(z.record(z.string(), z.object({ owner: appName, path: z.string() })), {}),
});

export type ReleaseContract = z.infer<typeof releaseContract>;
