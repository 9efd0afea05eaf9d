import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AppName } from '@zapovednik/platform/routes';
import type { ReleaseContract } from '../store/contract';
import { integrityOf } from '../store/integrity';
import { manifestJson, type ReleasedRoute, type ReleaseManifest } from '../store/manifest';
import { type ReleaseTypes, TYPES_FILE } from '../store/types';

/** The properties of a release that a test sets. The rest is a small release that may go live. */
export interface ReleaseOptions {
  readonly manifest?: Partial<ReleaseManifest>;
  readonly contract?: Partial<ReleaseContract>;
  /** The server bundle's text. */
  readonly server?: string;
  /** The script for browsers. */
  readonly web?: string;
  /** The style sheet for browsers. */
  readonly styles?: string;
  /** The declarations that it was compiled with. Without them, releases are compared by names only. */
  readonly types?: ReleaseTypes;
}

export const route = (id: string, path: string, owner: AppName): ReleasedRoute => ({
  id,
  path,
  owner,
  layout: 'default',
  guards: [],
  rendered: 'city',
  query: [],
  footer: true,
  requirement: 'ROU-01',
});

const SHELL = `module.exports = { render() {}, shared: { react: {} } };`;
const area = (name: string) =>
  `require('react'); module.exports = { default: { name: '${name}', routes: [], widgets: [], start() { return []; } } };`;

const amount = { type: 'object', properties: { quantity: { type: 'number' } }, required: ['quantity'] } as const;

const addToBasket: ReleaseContract['commands'] = {
  'basket:add': { owner: 'mf-checkout', input: amount, answer: amount },
};

/** The commands that releases of the fixtures call or answer. */
const commands: Partial<Record<AppName, ReleaseContract['commands']>> = {
  'mf-catalog': addToBasket,
  'mf-checkout': addToBasket,
};

const ownCommands: Partial<Record<AppName, string[]>> = { 'mf-checkout': ['basket:add'] };

const routes: Partial<Record<AppName, ReleasedRoute[]>> = {
  shell: [route('technical', '/technical', 'shell')],
  'mf-catalog': [route('product', '/product/:code', 'mf-catalog')],
};

/** Writes a release as a build would. Returns its folder. */
export async function writeRelease(
  folder: string,
  name: AppName,
  version: string,
  options: ReleaseOptions = {},
): Promise<string> {
  const shell = name === 'shell';
  const events = { 'basket:changed': amount };
  const files = {
    'server/index.cjs': options.server ?? (shell ? SHELL : area(name)),
    'web/entry.js': options.web ?? `console.log('${name} ${version}')`,
    ...(options.styles !== undefined && { 'web/entry.css': options.styles }),
    'contract.json': JSON.stringify({
      imports: shell ? {} : { react: ['useState'] },
      exports: shell ? { react: ['useEffect', 'useState'] } : {},
      events,
      commands: commands[name] ?? {},
      calls: {},
      widgets: {},
      routes: {},
      ...options.contract,
    }),
    ...(options.types && { [TYPES_FILE]: JSON.stringify(options.types) }),
  };
  const manifest: ReleaseManifest = {
    app: name,
    version,
    contract: '1.2.0',
    provides: shell ? { react: '19.3.1' } : {},
    requires: shell ? {} : { react: '^19.3.0' },
    routes: routes[name] ?? [],
    removed: [],
    widgets: [],
    commands: ownCommands[name] ?? [],
    wakesOn: [],
    entry: 'entry.js',
    chunks: { entry: { scripts: ['entry.js'], styles: [] } },
    files: Object.fromEntries(Object.entries(files).map(([file, content]) => [file, integrityOf(content)])),
    sizes: { script: 50_000, style: 5_000 },
    budgets: { script: 60_000, style: 12_000 },
    commit: '0123456789',
    dirty: false,
    builtAt: new Date().toISOString(),
    ...options.manifest,
  };
  await rm(folder, { recursive: true, force: true });
  for (const [file, content] of Object.entries({ ...files, 'release.json': manifestJson(manifest) })) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  return folder;
}
