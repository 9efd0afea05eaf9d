import * as z from 'zod/mini';
import { appName } from './app-names';
import { jsonSchema } from './json-schema';

/**
 * `contract.json` of a release: the schemas it was built with, of what it uses only, so that the check before a release
 * goes live compares promises that somebody relies on. Beside `release.json`, since the gateway does not need it.
 */
export const releaseContract = z.object({
  /** By shared module, what an area takes of it. */
  imports: z.record(z.string(), z.array(z.string())),
  /** By shared module, what the shell supplies. */
  exports: z.record(z.string(), z.array(z.string())),
  /** Payloads of the events that the part emits or listens to. */
  events: z.record(z.string(), jsonSchema),
  /** The commands that the part runs or answers. */
  commands: z.record(z.string(), z.object({ owner: appName, input: jsonSchema, answer: jsonSchema })),
  /** The calls of the back end that the part makes, by id: what it sends and what it reads. */
  calls: z.record(z.string(), z.object({ input: jsonSchema, answer: jsonSchema })),
  /** The widgets that the part places or provides. */
  widgets: z._default(z.record(z.string(), z.object({ owner: appName, props: jsonSchema })), {}),
  /** The atoms that the part reads or writes: what it understands of them, and what it puts there. */
  atoms: z._default(z.record(z.string(), z.object({ owner: appName, reads: jsonSchema, writes: jsonSchema })), {}),
  /** By the first part of their keys, what the shared queries hold that the part reads. */
  queries: z._default(z.record(z.string(), z.object({ data: jsonSchema })), {}),
  /** By id, the routes that the part names: its own and those that it links to. */
  routes: z._default(z.record(z.string(), z.object({ owner: appName, path: z.string() })), {}),
});

export type ReleaseContract = z.infer<typeof releaseContract>;
