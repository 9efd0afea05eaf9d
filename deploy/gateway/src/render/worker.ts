import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { loadBundle, nodeSupply } from 'deploy-releases/load-bundle';
import type { ReleaseSet } from 'deploy-releases/registry';
import type { AreaName, OwnerName, RouteRow } from 'shared-contracts/routes';
import type { Area } from 'shared-contracts/shop';
import type { Entering, RenderHost, RenderRequest, RenderResult } from 'shell/render';
import { keepingFetch } from './keeping-fetch';
import type { FromWorker, ToWorker } from './messages';

/** A shell's server bundle, as far as the gateway uses it. */
interface ShellBundle {
  readonly render: (request: RenderRequest, host: RenderHost, entering: Entering) => Promise<RenderResult>;
  readonly shared: Readonly<Record<string, unknown>>;
  readonly routes: readonly RouteRow[];
}

interface LoadedSet {
  readonly shell: ShellBundle;
  readonly host: RenderHost;
}

const { apiRoot }: { apiRoot: string } = workerData;
const sets = new Map<string, LoadedSet>();
const fetchAndKeep = keepingFetch();
const tell = (message: FromWorker) => parentPort?.postMessage(message);

/** Bundles are our own released code, checked by hash at activation: their shape is trusted here. */
function run<T>(folder: string, supply: (name: string) => unknown): T;
function run(folder: string, supply: (name: string) => unknown): unknown {
  return loadBundle(join(folder, 'server/index.cjs'), supply);
}

function load(set: ReleaseSet): LoadedSet {
  const shell = run<ShellBundle>(set.parts.shell.folder, nodeSupply);
  const areas = new Map<AreaName, Area>();
  const loadArea = (name: AreaName) => {
    const area =
      areas.get(name) ?? run<{ default: Area }>(set.parts[name].folder, (wanted) => shell.shared[wanted]).default;
    areas.set(name, area);
    return area;
  };
  const host: RenderHost = {
    apiRoot,
    loadArea,
    fetch: fetchAndKeep,
    assets: assetsOf(set),
  };
  return { shell, host };
}

function assetsOf(set: ReleaseSet): RenderHost['assets'] {
  const of = (part: OwnerName) => {
    const { version, entry, chunks, files, wakesOn, routes } = set.parts[part].manifest;
    return { version, entry, chunks, files, wakesOn, routes, base: `/assets/${part}/${version}/` };
  };
  return {
    shell: of('shell'),
    'mf-catalog': of('mf-catalog'),
    'mf-checkout': of('mf-checkout'),
    'mf-cabinet': of('mf-cabinet'),
    'mf-services': of('mf-services'),
    'mf-content': of('mf-content'),
  };
}

async function render({ job, set, request, broken }: Extract<ToWorker, { kind: 'render' }>) {
  try {
    const loaded = sets.get(set.id) ?? load(set);
    sets.set(set.id, loaded);
    const result = await loaded.shell.render(request, withoutBroken(loaded.host, broken), (area) =>
      tell({ kind: 'entering', job, area }),
    );
    tell({ kind: 'rendered', job, result, routes: loaded.shell.routes });
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    tell({ kind: 'failed', job, message, stack });
  }
}

/** A host in which areas that just broke a worker are not run again. */
function withoutBroken(host: RenderHost, broken: readonly OwnerName[]): RenderHost {
  if (broken.length === 0) return host;
  return {
    ...host,
    loadArea(name) {
      if (broken.includes(name)) throw new Error('it stopped the renderer a moment ago');
      return host.loadArea(name);
    },
  };
}

parentPort?.on('message', (message: ToWorker) => {
  if (message.kind === 'render') void render(message);
  else if (message.kind === 'drop') sets.delete(message.setId);
  else tell({ kind: 'alive', job: message.job });
});
