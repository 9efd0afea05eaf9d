import { createHash } from 'node:crypto';
import type { RouteDefinition } from '@zapovednik/platform/routes';
import { readDescriptors } from 'deploy-build/sources/descriptors';
import * as z from 'zod/mini';
import { propsOf } from './props-of';
import { widgetComments } from './widget-comments';

/** Generates `docs/contracts.md`, the contracts between teams, from their code. */
export async function contractsPage(): Promise<string> {
  const { events, commands, widgets, atoms, queries, routes, calls } = await readDescriptors();
  const comments = widgetComments();
  const commentOf = (name: string) => {
    const comment = comments.get(name);
    if (!comment) throw new Error(`${name} has no comment`);
    return comment;
  };
  return `# Contracts

Made by \`npm run reference\` from shared-contracts; a test fails when it is out of date.

## Events

Any app may listen. Sender and listener each parse the payload with the descriptor they were built with.

${table(
  ['event', 'owner', 'payload', 'schema'],
  events.map(({ name, owner, payload }) => [code(name), owner, fields(payload), digest(payload)]),
)}

## Commands

Each has one owner, which the shell loads when the first such command arrives.

${table(
  ['command', 'owner', 'input', 'answer', 'schemas'],
  commands.map(({ name, owner, input, answer }) => [
    code(name),
    owner,
    fields(input),
    fields(answer),
    digest(input, answer),
  ]),
)}

## Widgets

${table(
  ['widget', 'owner', 'what it shows'],
  widgets.map(({ name, owner }) => [code(name), owner, commentOf(name)]),
)}

Props, as the page that places the widget gives them:

${table(
  ['widget', 'prop', 'type', 'meaning'],
  widgets.flatMap(({ name, props }) =>
    propsOf(props).map((prop) => [code(name), code(prop.label), code(prop.type), commentOf(`${name}.${prop.name}`)]),
  ),
)}

## Atoms

Their owner writes them; any app may read. What holds no fields is named by its type.

${table(
  ['atom', 'owner', 'fields'],
  atoms.map(({ name, owner, schema }) => [code(name), owner, fields(schema) || typeOf(schema)]),
)}

## Shared queries

Whoever reads first fills the cache for the others.

${table(
  ['query', 'owner', 'fields', 'schema'],
  queries.map(({ name, owner, data }) => [code(name), owner, fields(data) || typeOf(data), digest(data)]),
)}

## Routes

${table(
  ['path', 'id', 'owner', 'layout', 'guards', 'rendered for', 'query keys', 'besides', 'requirement'],
  routes.map(({ path, id, owner, layout, guards, rendered, query, requirement, ...route }) => [
    code(path),
    id,
    owner,
    layout,
    guards.join(', '),
    rendered,
    query.map(code).join(', '),
    besidesOf(route),
    requirement,
  ]),
)}

## Calls

A write is never retried, kept or prefetched, whatever its method. Full schemas: \`/api/openapi.json\` of a running shop; the last column
is another one as soon as a field of the call's input or answer changes.

${table(
  ['call', 'path', 'methods', 'kind', 'kept', 'requirement', 'schemas'],
  calls.map(({ id, path, methods, writes, maxAge, requirement, params, query, body, answer }) => [
    code(id),
    code(path),
    methods.join(', '),
    writes ? 'writes' : 'reads',
    maxAge === undefined ? '' : `${maxAge} s`,
    requirement,
    digest(params, query, body, answer),
  ]),
)}
`;
}

/** Properties that few routes have. */
const besidesOf = ({
  footer,
  device,
  hidden,
  redirect,
}: Pick<RouteDefinition, 'footer' | 'device' | 'hidden' | 'redirect'>) =>
  [!footer && 'no footer', device && 'for phones', hidden && 'hidden', redirect && `to ${code(redirect)}`]
    .filter(Boolean)
    .join(', ');

/** Eight characters that change with any field of these schemas. */
const digest = (...schemas: readonly (z.ZodMiniType | undefined)[]): string =>
  createHash('sha256')
    .update(JSON.stringify(schemas.map((schema) => schema && z.toJSONSchema(schema, { unrepresentable: 'any' }))))
    .digest('hex')
    .slice(0, 8);

const code = (text: string) => `\`${text}\``;

const properties = z.object({
  properties: z.optional(z.record(z.string(), z.unknown())),
  required: z.optional(z.array(z.string())),
});

/** The fields of an object; optional ones with a question mark. */
function fields(schema: z.ZodMiniType): string {
  const { properties: all = {}, required = [] } = properties.parse(
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
  );
  return Object.keys(all)
    .map((name) => code(required.includes(name) ? name : `${name}?`))
    .join(', ');
}

const types = z.object({ type: z.optional(z.string()), anyOf: z.optional(z.array(z.object({ type: z.string() }))) });

/** The type of a value that is not an object: `array or null`. */
function typeOf(schema: z.ZodMiniType): string {
  const { type, anyOf = [] } = types.parse(z.toJSONSchema(schema, { unrepresentable: 'any' }));
  return type ?? anyOf.map((one) => one.type).join(' or ');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
