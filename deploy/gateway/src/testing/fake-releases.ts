import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import zlib from 'node:zlib';
import { channelPath } from 'deploy-releases/channels/channel';
import { integrityOf } from 'deploy-releases/store/integrity';
import { manifestJson, type ReleasedRoute, type ReleaseManifest } from 'deploy-releases/store/manifest';
import { releaseFolder } from 'deploy-releases/store/release-store';
import { testApps } from 'deploy-releases/testing/apps';

/**
 * Query keys that control the stand-in shell. A real shell never receives query keys that its routes do not declare.
 */
const ASKED = ['burn', 'fault', 'loaders', 'reads', 'wait'];

/** The pages of the stand-in mf-catalog. */
const routes: ReleasedRoute[] = [
  route('home', '/', 'city', ASKED),
  route('section', '/catalog/*', 'city', ['PAGEN_1', ...ASKED]),
  route('product', '/product/*', 'city', ASKED),
  { ...route('banner', '/banner', 'city', []), device: 'phone' },
  route('cart', '/personal/cart', 'person', []),
];

function route(id: string, path: string, rendered: 'city' | 'person', query: string[]): ReleasedRoute {
  return {
    id,
    path,
    owner: 'mf-catalog',
    layout: 'default',
    guards: [],
    rendered,
    query,
    footer: true,
    requirement: 'ROU-01',
  };
}

/**
 * A stand-in shell. Its pages show the visit they were rendered for, and everything that the gateway passed. Fault
 * tests control it through the query: `burn` is milliseconds of processor time, `fault=starved` simulates a thread that
 * gets no processor. `reads` is a path of the back end that the page reads, and pages of `/catalog/news/` show a text that
 * they read there. `count` is the number of renders of this worker, so that a test can distinguish a cached page from a new
 * one. `hosts` is the number of different hosts that its pages got.
 */
const shellBundle = (version: string) => `
let count = 0;
const hosts = new Set();
module.exports = {
  shared: { react: {} },
  async render(request, host, beforeAppRuns) {
    const url = new URL(request.url);
    const fault = url.searchParams.get('fault');
    beforeAppRuns('mf-catalog');
    hosts.add(host);
    if (fault === 'throw') throw new Error('the shell threw');
    if (url.pathname === '/old/') return { status: 301, location: '/new/', html: [], scripts: [], rendered: 'person', faults: [] };
    if (url.pathname === '/catalog/renamed/') {
      const isKnown = await fetch(host.apiRoot + '/known/').then(({ ok }) => ok, () => false);
      if (isKnown) return { status: 301, location: '/catalog/there/', html: [], scripts: [], rendered: 'person', faults: [] };
      return { status: 404, location: null, html: ['away'], scripts: [], rendered: 'city', faults: [{ area: 'mf-catalog', message: 'away' }] };
    }
    if (url.pathname === '/catalog/moved/') {
      await new Promise((resolve) => setTimeout(resolve, Number(url.searchParams.get('wait') ?? 0)));
      return { status: 301, location: '/catalog/there/', html: [], scripts: [], rendered: 'person', faults: [] };
    }
    const [, news] = /^\\/catalog\\/news\\/([\\w-]+)\\/$/.exec(url.pathname) ?? [];
    const told = news ? await fetch(host.apiRoot + '/content/news/get_by_code/' + news + '/').then((answer) => answer.text()) : '';
    let area = 'works';
    try { host.loadArea('mf-catalog').default?.run?.(fault); } catch (error) { area = error.message; }
    if (fault === 'loop' && area === 'works') for (;;) {}
    if (fault === 'never' && area === 'works') await new Promise(() => {});
    if (fault === 'memory' && area === 'works') { const all = []; for (;;) all.push(new Array(1e6).fill(Math.random())); }
    if (fault === 'hoard' && area === 'works') { const all = []; for (;;) all.push(Buffer.alloc(5e6, 1)); }
    if (fault === 'starved') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(url.searchParams.get('burn')));
    else { const { user, system } = process.threadCpuUsage(); const end = (user + system) / 1000 + Number(url.searchParams.get('burn') ?? 0);
      for (let now = 0; now < end;) { const spent = process.threadCpuUsage(); now = (spent.user + spent.system) / 1000; } }
    await new Promise((resolve) => setTimeout(resolve, Number(url.searchParams.get('wait') ?? 0)));
    if (url.searchParams.has('reads')) await fetch(host.apiRoot + url.searchParams.get('reads')).then((answer) => answer.text());
    const person = url.pathname.startsWith('/personal/');
    count += 1;
    return {
      loaderMs: Number(url.searchParams.get('loaders') ?? 0),
      status: url.pathname.startsWith('/nowhere') ? 404 : fault === 'unavailable' ? 503 : 200,
      location: null,
      rendered: person ? 'person' : 'city',
      faults: area === 'works' ? [] : [{ area: 'mf-catalog', version: '1', phase: 'load', message: area }],
      scripts: ['sha256-of-' + url.pathname],
      styles: ['sha256-of-' + host.styleText('/assets/shell/${version}/entry.css')],
      html: ['<html><p>', [
        '${version}', request.city.NAME, url.pathname, 'render ' + count, 'hosts ' + hosts.size, area,
        told, person ? 'session ' + request.session : '', request.device, JSON.stringify(host.settings),
        JSON.stringify({ ...request, nonce: undefined }),
      ].join(' | '), '</p></html>'],
    };
  },
};`;

const areaBundle = (name: string) =>
  `module.exports = { default: { name: '${name}', routes: [], widgets: [], start() { return []; } } };`;

const contract = { imports: {}, exports: {}, events: {}, commands: {}, calls: {} };

/**
 * Writes releases of every app in this version. None of them is live yet.
 * @param requires packages that its areas need from the shell, which supplies none
 */
export function writeReleases(root: string, version: string, requires: ReleaseManifest['requires'] = {}): void {
  for (const name of testApps) {
    const folder = releaseFolder(root, name, version);
    const script = `console.log('${name} ${version}');`;
    const files = {
      'server/index.cjs': name === 'shell' ? shellBundle(version) : areaBundle(name),
      'contract.json': JSON.stringify(contract),
      'web/entry.js': script,
      'web/entry.js.br': zlib.brotliCompressSync(script),
      'web/entry.js.gz': zlib.gzipSync(script),
      'web/entry.css': '/*css*/',
      'web/icon.0a1b.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'web/install/app.webmanifest': '{"name":"Shop"}',
    };
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), content);
    }
    const manifest: ReleaseManifest = {
      app: name,
      version,
      contract: '1.0.0',
      provides: {},
      requires: name === 'shell' ? {} : requires,
      routes: name === 'mf-catalog' ? routes : [],
      widgets: [],
      commands: [],
      wakesOn: [],
      entry: 'entry.js',
      chunks: { entry: { scripts: ['entry.js'], styles: [] } },
      files: Object.fromEntries(Object.entries(files).map(([file, content]) => [file, integrityOf(content)])),
      sizes: { script: script.length, style: 0 },
      budgets: { script: 1_000, style: 1_000 },
      removed: [],
      dirty: false,
      commit: '',
      builtAt: new Date(0).toISOString(),
    };
    writeFileSync(join(folder, 'release.json'), manifestJson(manifest));
  }
}

/** Makes one version of every app live, without the checks of a real activation. */
export function goLive(root: string, version: string): void {
  const file = channelPath(root, 'stable');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    `${file}.new`,
    JSON.stringify({ live: Object.fromEntries(testApps.map((name) => [name, version])), history: [] }),
  );
  renameSync(`${file}.new`, file);
}
