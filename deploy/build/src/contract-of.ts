import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Call } from '@zapovednik/api/call';
import { describeCall, describeSchema } from '@zapovednik/api/describe-call';
import { loadBundle, nodeSupply } from 'deploy-releases/bundles/load-bundle';
import type { ReleaseContract } from 'deploy-releases/store/contract';
import { type JsonSchema, jsonSchema } from 'deploy-releases/store/json-schema';
import * as z from 'zod/mini';
import type { App } from './sources/app';
import { readDescriptors } from './sources/descriptors';
import { routesOf } from './sources/routes-of';

/**
 * The schemas of an app's release: the events, commands, widgets, atoms, shared queries and calls whose names are in
 * its scripts. The bundler drops descriptors that the app does not use.
 * @param imports the names that it imports from the shared modules
 */
export async function contractOf(app: App, imports: ReleaseContract['imports']): Promise<ReleaseContract> {
  const scripts = scriptsOf(join(app.out, 'web'));
  const named = namesIn(scripts);
  const descriptors = await readDescriptors(app);
  const used = <T extends { readonly name: string }>(all: readonly T[]) => all.filter(({ name }) => named.has(name));
  return {
    imports,
    exports: app.name === 'shell' ? await suppliedBy(app) : {},
    events: Object.fromEntries(used(descriptors.events).map(({ name, payload }) => [name, describe(payload)])),
    commands: Object.fromEntries(
      used(descriptors.commands).map(({ name, owner, input, answer }) => [
        name,
        { owner, input: describe(input), answer: describe(answer) },
      ]),
    ),
    calls: Object.fromEntries(
      descriptors.calls.filter(({ id }) => named.has(id)).map((call) => [call.id, callOf(call)]),
    ),
    widgets: Object.fromEntries(
      used(descriptors.widgets).map(({ name, owner, props }) => [name, { owner, props: describe(props) }]),
    ),
    atoms: Object.fromEntries(
      used(descriptors.atoms).map(({ name, owner, schema }) => [
        name,
        { owner, reads: describe(schema), writes: describe(schema, 'output') },
      ]),
    ),
    queries: Object.fromEntries(
      used(descriptors.queries).map(({ name, data }) => [name, { data: describe(data, 'output') }]),
    ),
    routes: routesOf(scripts, descriptors.routes),
  };
}

const shellModule = z.object({ shared: z.record(z.string(), z.record(z.string(), z.unknown())) });

/** The exports of the shell's bundle, by module. */
async function suppliedBy({ out }: App): Promise<ReleaseContract['exports']> {
  const { shared } = shellModule.parse(loadBundle(join(out, 'server/index.cjs'), nodeSupply));
  return Object.fromEntries(Object.entries(shared).map(([name, module]) => [name, Object.keys(module).sort()]));
}

/**
 * The strings without spaces in a script. A quote may end one string and begin the next, so the search continues at
 * that quote.
 */
const namesIn = (scripts: string): ReadonlySet<string> =>
  new Set(Array.from(scripts.matchAll(/(["'`])(?=([\w.:@/-]+)\1)/g), ([, , name = '']) => name));

const describe = (schema: z.ZodMiniType, io: 'input' | 'output' = 'input'): JsonSchema =>
  jsonSchema.parse(describeSchema(schema, io));

function callOf(call: Call): ReleaseContract['calls'][string] {
  const { input, answer } = describeCall(call);
  return { input: jsonSchema.parse(input), answer: jsonSchema.parse(answer) };
}

function scriptsOf(folder: string): string {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}
