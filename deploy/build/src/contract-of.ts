import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseContract } from 'deploy-releases/contract';
import { type JsonSchema, jsonSchema } from 'deploy-releases/json-schema';
import { loadBundle, nodeSupply } from 'deploy-releases/load-bundle';
import type { Call } from 'shared-contracts/api/call';
import { commandSchemas, eventSchemas } from 'shared-contracts/events';
import { widgetOwners } from 'shared-contracts/widgets/registry';
import * as z from 'zod/mini';
import { toJSONSchema } from 'zod/v4/core';
import { routesOf } from './routes-of';
import { type Part, root } from './webpack/part';

/**
 * The schemas a part is built with, as its release carries them: of the events, commands and calls whose names stand in its
 * scripts. The shell carries every event and command, for its bus checks them all.
 * @param imports what it takes of the shared modules
 */
export async function contractOf(part: Part, imports: ReleaseContract['imports']): Promise<ReleaseContract> {
  const scripts = scriptsOf(join(part.out, 'web'));
  const named = (name: string) =>
    [`"${name}"`, `'${name}'`, `\`${name}\``].some((literal) => scripts.includes(literal));
  const used = (name: string) => part.name === 'shell' || named(name);
  const calls = (await allCalls()).filter(({ id }) => named(id));
  return {
    imports,
    exports: part.name === 'shell' ? await suppliedBy(part) : {},
    events: Object.fromEntries(
      Object.entries(eventSchemas)
        .filter(([name]) => used(name))
        .map(([name, schema]) => [name, describe(schema)]),
    ),
    commands: Object.fromEntries(
      Object.entries(commandSchemas)
        .filter(([name]) => used(name))
        .map(([name, { owner, input, answer }]) => [name, { owner, input: describe(input), answer: describe(answer) }]),
    ),
    calls: Object.fromEntries(calls.map((call) => [call.id, describeCall(call)])),
    widgets: placedWidgets(part, scripts),
    routes: routesOf({ web: scripts, server: readFileSync(join(part.out, 'server/index.cjs'), 'utf8') }),
  };
}

/** Widgets of others in `<Widget name="…">` or in a route's `uses`. */
function placedWidgets(part: Part, scripts: string): ReleaseContract['widgets'] {
  const placed = new Set([...scripts.matchAll(/\bname:\s*["'`]([\w-]+)["'`]/g)].map(([, name]) => name));
  return Object.fromEntries(
    Object.entries(widgetOwners).filter(([name, owner]) => owner !== part.name && placed.has(name)),
  );
}

const shellModule = z.object({ shared: z.record(z.string(), z.record(z.string(), z.unknown())) });

/** What the shell's bundle supplies, by module. */
async function suppliedBy({ out }: Part): Promise<ReleaseContract['exports']> {
  const { shared } = shellModule.parse(loadBundle(join(out, 'server/index.cjs'), nodeSupply));
  return Object.fromEntries(Object.entries(shared).map(([name, module]) => [name, Object.keys(module).sort()]));
}

/** A schema as it is on the wire, before parsing changes it. */
const describe = (schema: z.ZodMiniType): JsonSchema =>
  jsonSchema.parse(toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));

function describeCall({ params, query, body, answer }: Call): ReleaseContract['calls'][string] {
  const parts = { params: describe(params), query: describe(query), body: describe(body) };
  return {
    input: { type: 'object', properties: parts, required: Object.keys(parts) },
    answer: describe(answer),
  };
}

async function allCalls(): Promise<Call[]> {
  const files = readdirSync(join(root, 'shared-contracts/src/api')).filter((file) => !file.endsWith('.test.ts'));
  const modules = await Promise.all(
    files.map((file): Promise<object> => import(`shared-contracts/api/${file.replace(/\.ts$/, '')}`)),
  );
  return modules.flatMap((module) => Object.values(module)).filter(isCall);
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && ['id', 'path', 'params', 'answer'].every((key) => key in value);

function scriptsOf(folder: string): string {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}
