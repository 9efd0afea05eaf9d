import { shared } from '../areas/shared';

/** The versions of what the shell supplies, from its build. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

/** Module federation's container, as an area's `remoteEntry.js` puts it into a variable of the page. */
interface Container {
  readonly init: (scope: ShareScope) => unknown;
  readonly get: (module: string) => Promise<() => unknown>;
}

/** Federation's share scope: by name and version, who supplies a module. */
type ShareScope = Readonly<
  Record<string, Readonly<Record<string, { get: () => () => unknown; loaded: 1; from: string }>>>
>;

/** Where an area's container is found. */
interface ContainerSource {
  /** The variable that it puts itself into. */
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

/** The nonce of the document, which scripts need that stand in the page later. */
declare const __webpack_nonce__: string | undefined;

/**
 * What an area exposes: its container is brought in, gets what the shell supplies, and hands the module over. Federation's
 * own host runtime would be a sixth of the page's script for choices that are made here before a release goes live
 * (docs/decisions/0002-federation.md). Rejects when the script is missing, broken or throws; a later call tries again.
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
    // Somebody waits for it, or it was preloaded: pictures that are on their way come after it.
    script.fetchPriority = 'high';
    if (__webpack_nonce__) script.nonce = __webpack_nonce__;
    if (integrity) script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    script.onload = () => {
      const container = containerOf(name);
      if (container) resolve(container);
      else reject(new Error(`${url} holds no container ${name}`));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error(`${url} could not be loaded`));
    };
    document.head.append(script);
  });
}
