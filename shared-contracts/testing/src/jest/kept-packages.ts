import Runtime from 'jest-runtime';

type Given = ConstructorParameters<typeof Runtime>;

/** Packages without state that a test could leave to the next file. */
const STATELESS = [
  'react',
  'react-dom',
  'react-is',
  'scheduler',
  'zod',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  'aria-query',
  'dom-accessibility-api',
  'pretty-format',
  'lz-string',
  'react-router',
];
const kept = new RegExp(`/node_modules/(${STATELESS.join('|')})/(?!.*/node_modules/)`);

/** The packages of each environment that several test files use. */
const packagesIn = new WeakMap<object, Runtime>();

/**
 * Installed packages stay loaded for the next test files in the same process, if these use the same environment. Our own
 * modules are loaded again for each file, because they keep state. A package does not notice when a test mocks
 * something that it imports itself.
 */
export default class KeptPackages extends Runtime {
  private readonly packages: Runtime | undefined;
  private readonly isInstalled: (from: string, name: string) => boolean;

  constructor(...parameters: Given) {
    super(...parameters);
    const [config, environment, resolver, transformer, , ...rest] = parameters;
    if ('keepsPackages' in environment) {
      this.packages =
        packagesIn.get(environment) ?? new Runtime(config, environment, resolver, transformer, new Map(), ...rest);
      packagesIn.set(environment, this.packages);
    }
    const how = Reflect.get(Reflect.get(this, '_resolution'), 'cjsResolveOptions');
    this.isInstalled = (from, name) => {
      try {
        return kept.test(resolver.resolveModule(from, name, how));
      } catch {
        return false;
      }
    };
  }

  override requireModule<T>(...given: Parameters<Runtime['requireModule']>): T {
    const [from, name, options] = given;
    return this.packages && name && !options?.isInternalModule && this.isInstalled(from, name)
      ? this.packages.requireModule<T>(...given)
      : super.requireModule<T>(...given);
  }

  /** Stacks go through both. */
  override getSourceMaps() {
    const [own, kept] = [super.getSourceMaps(), this.packages?.getSourceMaps()];
    return Object.assign(new Map<string, string>(), { get: (path: string) => own.get(path) ?? kept?.get(path) });
  }
}
