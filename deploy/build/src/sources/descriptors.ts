import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Call } from '@zapovednik/api/call';
import { describeCall } from '@zapovednik/api/describe-call';
import type { AtomDescriptor, SharedQuery, WidgetDescriptor } from '@zapovednik/platform/define';
import type { CommandDescriptor, EventDescriptor } from '@zapovednik/platform/events';
import type { RouteDefinition } from '@zapovednik/platform/routes';
import { root } from './app';

/** The descriptors that apps share, each identified by its name. */
export interface Descriptors {
  readonly events: readonly EventDescriptor[];
  readonly commands: readonly CommandDescriptor[];
  readonly widgets: readonly WidgetDescriptor[];
  readonly atoms: readonly AtomDescriptor[];
  readonly queries: readonly SharedQuery[];
  /** If two have the same id, the one with the whole answer is the last: releases are compared by it. */
  readonly calls: readonly Call[];
  readonly routes: readonly RouteDefinition[];
}

const api = join(root, 'shared-contracts/api/src');
const offers = join(root, 'shared-contracts/areas/src');

/**
 * The places of descriptors in an owner's folder: calls and queries have a file each, the others are grouped by kind.
 */
const PLACES = [
  join(api, '*/calls'),
  ...['atoms.ts', 'commands.ts', 'events.ts', 'queries', 'routes.ts', 'widgets.ts'].map((place) =>
    join(offers, '*', place),
  ),
];

/**
 * The descriptors of the contracts, and those in `src/contract/` of an app, which no other app uses yet. Sorted by
 * name.
 */
export async function readDescriptors(app?: { readonly folder: string }): Promise<Descriptors> {
  const places = readdirSync(offers).flatMap((owner) => PLACES.map((place) => place.replace('*', owner)));
  if (app) places.push(join(app.folder, 'src/contract'));
  const values = await exportsOf(places);
  return {
    events: byName(values.filter(isEvent)),
    commands: byName(values.filter(isCommand)),
    widgets: byName(values.filter(isWidget)),
    atoms: byName(values.filter(isAtom)),
    queries: byName(values.filter(isSharedQuery)),
    routes: values.filter(isRoute),
    calls: values.filter(isCall).sort(byIdAndSize),
  };
}

/** How much a call answers. */
const sizeOf = (call: Call): number => JSON.stringify(describeCall(call).answer).length;

function byIdAndSize(one: Call, two: Call): number {
  if (one.id === two.id) return sizeOf(one) - sizeOf(two);
  return one.id < two.id ? -1 : 1;
}

/** The routes of the contracts. */
export async function readRoutes(): Promise<readonly RouteDefinition[]> {
  const values = await exportsOf(readdirSync(offers).map((owner) => join(offers, owner, 'routes.ts')));
  return values.filter(isRoute);
}

/** All exports of these files, and of the files in these folders. */
async function exportsOf(places: readonly string[]): Promise<unknown[]> {
  const files = places.filter((place) => existsSync(place)).flatMap(filesOf);
  const modules = await Promise.all(files.map((file): Promise<object> => import(file)));
  return modules.flatMap((module): unknown[] => Object.values(module));
}

const filesOf = (place: string) =>
  place.endsWith('.ts')
    ? [place]
    : readdirSync(place)
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
        .map((file) => join(place, file));

const byName = <T extends { readonly name: string }>(all: readonly T[]) =>
  all.toSorted((one, two) => (one.name < two.name ? -1 : 1));

const has = (value: unknown, ...keys: string[]): value is object =>
  typeof value === 'object' && value !== null && keys.every((key) => key in value);

const isEvent = (value: unknown): value is EventDescriptor => has(value, 'name', 'owner', 'payload');
const isCommand = (value: unknown): value is CommandDescriptor => has(value, 'name', 'owner', 'input', 'answer');
const isWidget = (value: unknown): value is WidgetDescriptor => has(value, 'name', 'owner', 'props');
const isAtom = (value: unknown): value is AtomDescriptor => has(value, 'name', 'owner', 'schema', 'initial');
const isSharedQuery = (value: unknown): value is SharedQuery => has(value, 'name', 'owner', 'data');
const isRoute = (value: unknown): value is RouteDefinition => has(value, 'id', 'path', 'owner', 'layout');
const isCall = (value: unknown): value is Call => has(value, 'id', 'path', 'params', 'answer');
