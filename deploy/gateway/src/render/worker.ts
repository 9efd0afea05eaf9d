import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { Area } from '@zapovednik/platform/app';
import type { AppName, AreaName } from '@zapovednik/platform/routes';
import type { PublicSettings } from '@zapovednik/platform/settings';
import { trusted } from '@zapovednik/rules/trusted';
import { loadBundle, nodeSupply } from 'deploy-releases/bundles/load-bundle';
import type { LiveRelease, ReleaseSet } from 'deploy-releases/registry/registry';
import { inSpan } from 'deploy-telemetry/telemetry';
import type { BeforeAppRuns, RenderHost, RenderRequest, RenderResult } from 'shell/render';
import { cachedAnswers } from './cached-answers';
import { LastRunApp } from './last-run-app';
import { markedScripts } from './marked-scripts';
import type { ExcludedArea, MessageFromWorker, MessageToWorker } from './messages';
import { processorTime } from './processor-time';
import { styleTexts } from './style-texts';
import { utf8 } from './utf8';

/** Older shells return one string and no hashes (see markedScripts), or write no styles into the page. */
type ShellResult = Omit<RenderResult, 'html' | 'scripts' | 'styles'> & {
  readonly html: string | readonly string[];
  readonly scripts?: readonly string[];
  readonly styles?: readonly string[];
};

/** The exports of a shell's server bundle that the gateway uses. */
interface ShellBundle {
  readonly render: (request: RenderRequest, host: RenderHost, beforeAppRuns: BeforeAppRuns) => Promise<ShellResult>;
  readonly shared: Readonly<Record<string, unknown>>;
}

interface LoadedSet {
  readonly shell: ShellBundle;
  readonly hostFor: (contentVersion: string) => RenderHost;
}

interface WorkerData {
  readonly apiRoot: string;
  readonly settings: PublicSettings;
  readonly memory: SharedArrayBuffer;
  readonly isTraced: boolean;
}

const { apiRoot, settings, memory, isTraced }: WorkerData = workerData;
const lastRunApp = new LastRunApp(memory);
/** The pages that are being rendered, with the area whose code each ran last. */
const running = new Map<number, AppName | null>();
/** Sets that the gateway sent, and those that are loaded because a page needed them. */
const known = new Map<string, ReleaseSet>();
const loaded = new Map<string, LoadedSet>();
const send = (message: MessageFromWorker, transferred: ArrayBuffer[] = []) =>
  parentPort?.postMessage(message, transferred);
const cpu = () => processorTime(process.threadCpuUsage());

/** Bundles are our own released code, checked by hash at activation. */
const run = <T>(folder: string, supply: (name: string) => unknown): T =>
  trusted(loadBundle(join(folder, 'server/index.cjs'), supply));

function getSet(id: string): LoadedSet {
  const cached = loaded.get(id);
  if (cached) return cached;
  const set = known.get(id);
  if (!set) throw new Error(`unknown release set ${id}`);
  const fresh = load(set);
  loaded.set(id, fresh);
  return fresh;
}

function load(set: ReleaseSet): LoadedSet {
  const shell = run<ShellBundle>(set.apps.shell.folder, nodeSupply);
  const areas = new Map<AreaName, Area>();
  const loadArea = (name: AreaName) => {
    const release = set.apps[name];
    if (!release) throw new Error(`the release set has no ${name}`);
    const area = areas.get(name) ?? run<{ default: Area }>(release.folder, (module) => shell.shared[module]).default;
    areas.set(name, area);
    return area;
  };
  const kept = cachedAnswers();
  const assets = assetsOf(set);
  const styleText = styleTexts(set);
  const hostOf = (version: string) => ({ apiRoot, settings, loadArea, styleText, kept: kept(version), assets });
  // The shell keeps its routers and hosts of areas by this object, so pages have the same one until editors publish.
  let last = { version: '', host: hostOf('') };
  const hostFor = (version: string) => {
    if (last.version !== version) last = { version, host: hostOf(version) };
    return last.host;
  };
  return { shell, hostFor };
}

function assetsOf(set: ReleaseSet): RenderHost['assets'] {
  const of = ({ manifest }: LiveRelease) => {
    const { app, version, entry, chunks, files, wakesOn, routes, removed } = manifest;
    return { version, entry, chunks, files, wakesOn, routes, removed, base: `/assets/${app}/${version}/` };
  };
  const { shell, ...areas } = set.apps;
  const others = Object.entries(areas).map(([name, release]) => [name, of(release)] as const);
  return { ...Object.fromEntries(others), shell: of(shell) };
}

type RenderMessage = Extract<MessageToWorker, { kind: 'render' }>;

async function render({ job, setId, request, contentVersion, excluded, trace }: RenderMessage) {
  running.set(job, null);
  send({ kind: 'begun', job, cpu: cpu() });
  // Loading a set runs the code of its shell.
  if (!loaded.has(setId)) lastRunApp.record(job, 'shell', cpu());
  try {
    // Before any `await`: the next message may drop the set, and this page still needs it.
    const { shell, hostFor } = getSet(setId);
    // One turn of the event loop for each page. Otherwise work that React defers with `setImmediate`, and with it the
    // whole page, would be delayed while messages keep coming.
    await nextTurn();
    const nonce = randomUUID();
    const forOlder = { ...request, nonce };
    const beforeAppRuns = (area: AppName) => {
      running.set(job, area);
      lastRunApp.record(job, area, cpu());
    };
    const result = await inSpan('run the shell', { parent: trace }, async (span) => {
      const rendered = await shell.render(forOlder, without(hostFor(contentVersion), excluded), beforeAppRuns);
      span?.set({ 'shop.loaders_ms': rendered.loaderMs ?? 0, 'shop.status': rendered.status });
      return rendered;
    });
    const pieces = [result.html].flat();
    const { scripts = markedScripts(pieces, nonce), styles = [] } = result;
    const html = utf8(pieces);
    send({ kind: 'rendered', job, setId, result: { ...result, scripts, styles, html } }, [html.buffer]);
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    send({ kind: 'failed', job, message, stack });
  } finally {
    running.delete(job);
  }
}

const REASONS: Record<ExcludedArea['reason'], string> = {
  hung: 'it stopped the renderer a moment ago',
  slow: 'its loader was slow',
};

/** A host that does not run the code of some areas. */
function without(host: RenderHost, excluded: readonly ExcludedArea[]): RenderHost {
  if (excluded.length === 0) return host;
  return {
    ...host,
    loadArea(name) {
      const found = excluded.find(({ area }) => area === name);
      if (found) throw new Error(REASONS[found.reason]);
      return host.loadArea(name);
    },
  };
}

function drop(setId: string) {
  known.delete(setId);
  loaded.delete(setId);
}

if (isTraced) {
  const { openThread } = await import('deploy-telemetry/open-thread');
  openThread((spans) => send({ kind: 'spans', spans }));
}

parentPort?.on('message', (message: MessageToWorker) => {
  if (message.kind === 'render') void render(message);
  else if (message.kind === 'set') known.set(message.set.id, message.set);
  else if (message.kind === 'drop') drop(message.setId);
  else if (message.kind === 'turn') send({ kind: 'turned', cpu: cpu() });
  else send({ kind: 'alive', job: message.job, area: running.get(message.job) ?? null, cpu: cpu() });
});
send({ kind: 'ready', cpu: cpu() });
