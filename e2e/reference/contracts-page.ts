import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Call } from 'shared-contracts/api/call';
import { commandSchemas, eventSchemas } from 'shared-contracts/events';
import { routeTable } from 'shared-contracts/routes';
import { widgetOwners } from 'shared-contracts/widgets/registry';
import * as z from 'zod/mini';

const apiFolder = join(import.meta.dirname, '../../shared-contracts/src/api');

/** `docs/contracts.md`: what teams agree on, read from the code that they agree in. */
export async function contractsPage(): Promise<string> {
  const calls = await allCalls();
  return `# Contracts

Made by \`npm run reference\` from shared-contracts; a test fails when it is out of date.

## Events

Anybody may listen; the payload is checked where it is emitted.

${table(
  ['event', 'payload'],
  Object.entries(eventSchemas).map(([name, schema]) => [code(name), fields(schema)]),
)}

## Commands

Each has one owner, which the shell brings when the first such command arrives.

${table(
  ['command', 'owner', 'input', 'answer'],
  Object.entries(commandSchemas).map(([name, { owner, input, answer }]) => [
    code(name),
    owner,
    fields(input),
    fields(answer),
  ]),
)}

## Widgets

${table(
  ['widget', 'owner'],
  Object.entries(widgetOwners).map(([name, owner]) => [code(name), owner]),
)}

## Routes

${table(
  ['path', 'id', 'owner', 'layout', 'guards', 'rendered for', 'query keys', 'requirement'],
  routeTable.map(({ path, id, owner, layout, guards, rendered, query, requirement }) => [
    code(path),
    id,
    owner,
    layout,
    guards.join(', '),
    rendered,
    query.map(code).join(', '),
    requirement,
  ]),
)}

## Calls

A write is never retried, kept or prefetched, whatever its method. Full schemas: \`/api/openapi.json\` of a running shop.

${table(
  ['call', 'path', 'methods', 'kind', 'kept', 'requirement'],
  calls.map(({ id, path, methods, writes, keep, requirement }) => [
    code(id),
    code(path),
    methods.join(', '),
    writes ? 'writes' : 'reads',
    keep === undefined ? '' : `${keep} s`,
    requirement,
  ]),
)}
`;
}

async function allCalls(): Promise<Call[]> {
  const files = (await readdir(apiFolder)).filter((file) => !file.includes('.test.')).sort();
  const modules = await Promise.all(files.map((file): Promise<object> => import(join(apiFolder, file))));
  return modules
    .flatMap((module) => Object.values(module))
    .filter(isCall)
    .sort((one, two) => (one.id < two.id ? -1 : 1));
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'requirement' in value && 'methods' in value;

const code = (text: string) => `\`${text}\``;

const properties = z.object({
  properties: z.optional(z.record(z.string(), z.unknown())),
  required: z.optional(z.array(z.string())),
});

/** The fields of an object, those that may be left out with a question mark. */
function fields(schema: z.ZodMiniType): string {
  const { properties: all = {}, required = [] } = properties.parse(
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
  );
  return Object.keys(all)
    .map((name) => code(required.includes(name) ? name : `${name}?`))
    .join(', ');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
