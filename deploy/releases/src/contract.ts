import * as z from 'zod/mini';
import { jsonSchema } from './json-schema';
import { partName } from './parts';

/**
 * `contract.json` of a release: the schemas it was built with, of what it uses only, so that the check before a release
 * goes live compares promises that somebody relies on. Beside `release.json`, since the gateway does not need it.
 */
export const releaseContract = z.object({
  /** By shared module, what an area takes of it. */
  imports: z.record(z.string(), z.array(z.string())),
  /** By shared module, what the shell supplies. */
  exports: z.record(z.string(), z.array(z.string())),
  /** Payloads of the events that the part emits or listens to; the shell carries them all. */
  events: z.record(z.string(), jsonSchema),
  /** The commands that the part runs or answers; the shell carries them all. */
  commands: z.record(z.string(), z.object({ owner: partName, input: jsonSchema, answer: jsonSchema })),
  /** The calls of the back end that the part makes, by id: what it sends and what it reads. */
  calls: z.record(z.string(), z.object({ input: jsonSchema, answer: jsonSchema })),
  /** The widgets of other areas that the part places, with their owners. */
  widgets: z._default(z.record(z.string(), partName), {}),
  /** Ids of the routes that the part names: its own and those that it links to. */
  routes: z._default(z.array(z.string()), []),
});

export type ReleaseContract = z.infer<typeof releaseContract>;
