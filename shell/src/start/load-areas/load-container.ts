import { shared } from '../../areas/shared';
import { EntryFailure } from './chunk-failure';

/** The versions of the modules that the shell supplies, set by its build. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

/** Module federation's container, which an area's `remoteEntry.js` assigns to a global variable. */
interface Container {
  readonly init: (scope: ShareScope) => unknown;
  readonly get: (module: string) => Promise<() => unknown>;
}

/** Federation's share scope: for each module and version, the app that supplies it. */
type ShareScope = Readonly<
  Record<string, Readonly<Record<string, { get: () => () => unknown; loaded: 1; from: string }>>>
>;

/** The source of an area's container. */
interface ContainerSource {
  /** The global variable of the container. */
  readonly name: string;
  readonly url: string;
  readonly integrity: string;
}

const scope: ShareScope = Object.fromEntries(
  Object.entries(shared).map(([name, module]) => [
    name,
    { [SHARED_VERSIONS[name] ?? '']: { get: () => () => module, loaded: 1, from: 'shell' } },
  ]),
);

/**
 * Loads a module that an area exposes: loads its container, passes the shell's shared modules to it, and returns the
 * module. Federation's own host runtime would be a sixth of the page's script. Here its decisions are made before a
 * release goes live (docs/decisions/0002-federation.md). Rejects if the script is missing, broken or throws; a later
 * call tries again.
 */
export async function loadExposed(source: ContainerSource, module: string): Promise<unknown> {
  const container = containerOf(source.name) ?? (await bring(source));
  await container.init(scope);
  return (await container.get(module))();
}

function containerOf(name: string): Container | undefined {
  const found: unknown = Reflect.get(globalThis, name);
  return isContainer(found) ? found : undefined;
}

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value;

function bring({ name, url, integrity }: ContainerSource): Promise<Container> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    // The page waits for this script, or it was preloaded, so it has priority over loading pictures.
    script.fetchPriority = 'high';
    if (integrity) script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    script.onload = () => {
      const container = containerOf(name);
      if (container) resolve(container);
      else reject(new EntryFailure(`${url} holds no container ${name}`));
    };
    script.onerror = () => {
      script.remove();
      reject(new EntryFailure(`${url} could not be loaded`));
    };
    document.head.append(script);
  });
}
