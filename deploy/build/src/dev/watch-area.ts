import { readFileSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestJson, type ReleaseManifest } from 'deploy-releases/store/manifest';
import webpack, { type Compiler, type Configuration, type Stats } from 'webpack';
import devMiddleware from 'webpack-dev-middleware';
import { describeApp } from '../describe-app';
import type { App } from '../sources/app';
import { areaDevConfig } from '../webpack/area-dev-config';
import { serverConfig } from '../webpack/server-config';
import { withOriginalPlaces } from './original-places';
import { RepeatedBuild } from './repeated-build';

/** Milliseconds in which a page can fetch a change before the server's build occupies this process. */
const HEAD_START = 100;

interface WatchedArea {
  /** Serves the files of the browser's build, by their names, and the change events. */
  readonly serve: ReturnType<typeof devMiddleware>;
  /** Replaces positions in built files with positions in the sources, in a stack trace of the page or of the server. */
  readonly readStack: (stack: string) => string;
  /** Resolves when all edits so far are built and `onBuilt` has finished, or the build failed. */
  readonly settled: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface Watching {
  /** The sources. */
  readonly app: Pick<App, 'name' | 'folder'>;
  /** The folder of the area's releases. Each rebuild gets its own, `dev-<n>`. */
  readonly releases: string;
  /** Called with each complete rebuild. */
  readonly onBuilt: (manifest: ReleaseManifest) => Promise<void>;
  readonly onError: (message: string) => void;
}

/** Builds an area at each change: for the browser, and a release for the server that the gateway can load. */
export function watchArea({ app, releases, onBuilt, onError }: Watching): WatchedArea {
  const build = { ...app, version: 'dev', out: join(releases, 'building') };
  const web = compilerOf(areaDevConfig(build));
  const server = compilerOf({
    ...serverConfig(build),
    name: `${app.name} server-dev`,
    cache: { type: 'memory' },
    devtool: 'cheap-module-source-map',
  });
  let latest: Stats | undefined;
  let isBuilding = true;
  let count = 0;
  const waiting: (() => void)[] = [];
  const errorsOf = (stats: Stats) => stats.toString({ preset: 'errors-only', colors: false });

  // The browser's build comes first, and the page fetches it at once, because the developer looks at the page.
  const serverBuild = new RepeatedBuild(async () => {
    try {
      const stats = await runOnce(server);
      if (stats.hasErrors()) onError(errorsOf(stats));
      else if (latest) await release(latest);
    } catch (error) {
      onError(String(error));
    }
  }, HEAD_START);

  async function release(webStats: Stats) {
    count += 1;
    const version = `dev-${count}`;
    const out = join(releases, version);
    await mkdir(join(out, 'server'), { recursive: true });
    await copyFile(join(build.out, 'server/index.cjs'), join(out, 'server/index.cjs'));
    const described = await describeApp({ ...app, version, out }, webStats);
    const manifest = {
      ...described,
      files: {},
      sizes: { script: 0, style: 0 },
      commit: '',
      dirty: true,
      builtAt: new Date().toISOString(),
    };
    await writeFile(join(out, 'release.json'), manifestJson(manifest));
    await onBuilt(manifest);
  }

  web.hooks.invalid.tap('watchArea', () => {
    isBuilding = true;
  });
  web.hooks.done.tap('watchArea', (stats) => {
    isBuilding = false;
    if (stats.hasErrors()) onError(errorsOf(stats));
    else {
      latest = stats;
      serverBuild.request();
    }
    for (const goOn of waiting.splice(0)) goOn();
  });
  const files = { publicPath: '/', index: false, stats: 'errors-only', hot: { inject: 'none', cors: false } } as const;
  const serve = devMiddleware(web, files, true);
  /** The browser's build is only in memory, the server's build is on the disk. */
  const readMap = (file: string) => {
    try {
      if (file === 'index.cjs.map') return readFileSync(join(build.out, 'server', file), 'utf8');
      return String(serve.context.outputFileSystem.readFileSync(join(build.out, file)));
    } catch {
      return null;
    }
  };
  web.watch({ aggregateTimeout: 20 }, () => undefined);

  return {
    serve,
    readStack: (stack) => withOriginalPlaces(stack, readMap),
    async settled() {
      if (isBuilding) await new Promise<void>((goOn) => waiting.push(goOn));
      await serverBuild.settled();
    },
    async stop() {
      await serverBuild.settled();
      await Promise.all([web, server].map((compiler) => new Promise((resolve) => compiler.close(resolve))));
    },
  };
}

const runOnce = (compiler: Compiler): Promise<Stats> =>
  new Promise((resolve, reject) => {
    compiler.run((error, stats) => (stats ? resolve(stats) : reject(error ?? new Error('webpack made nothing'))));
  });

function compilerOf(config: Configuration): Compiler {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack made no compiler');
  return compiler;
}
