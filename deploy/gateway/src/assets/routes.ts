import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { appName, versionName } from 'deploy-releases/app-names';
import type { LiveRelease, Registry } from 'deploy-releases/registry/registry';
import { TooManyUnknownVersions } from 'deploy-releases/registry/unknown-versions';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { LiveSet } from '../documents/release-set/live-set';

const installFiles = ['app.webmanifest', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png'];

/** Seconds. */
const RETRY_AFTER = '5';

const params = z.object({ app: appName, version: versionName, '*': z.string() });

/**
 * The files of all releases, live or not: an open tab keeps using the version it started with. Files never change, and the build
 * compressed them.
 */
export async function assetRoutes(app: FastifyInstance, registry: Registry, live: LiveSet) {
  await app.register(fastifyStatic, {
    root: registry.folder,
    serve: false,
    preCompressed: true,
    index: false,
    dotfiles: 'deny',
  });
  const ofLiveShell = (address: string, isFile: (name: string) => boolean) =>
    app.get(address, (_, reply) => {
      const { version = '', files = {} } = live.current?.apps.shell.manifest ?? {};
      const file = Object.keys(files).find(isFile);
      return file ? reply.sendFile(join('shell', version, file), { maxAge: '1d' }) : reply.callNotFound();
    });
  // For clients that look for the icon without reading a page. Pages name the icon themselves.
  ofLiveShell('/favicon.ico', (name) => /^web\/icon\.[\da-f]+\.svg$/.test(name));
  ofLiveShell('/apple-touch-icon.png', (name) => name === 'web/install/apple-touch-icon.png');
  // The manifest of the installed shop and its icons keep their addresses over releases.
  for (const file of installFiles) ofLiveShell(`/install/${file}`, (name) => name === `web/install/${file}`);
  app.get('/assets/:app/:version/*', async (request, reply) => {
    const parsed = params.safeParse(request.params);
    if (!parsed.success) return reply.callNotFound();
    const { app: name, version, '*': file } = parsed.data;
    // Downloads the release when it is in a remote registry.
    let release: LiveRelease;
    try {
      release = await registry.readRelease(name, version);
    } catch (error) {
      if (!(error instanceof TooManyUnknownVersions)) return reply.callNotFound();
      return reply.status(503).header('retry-after', RETRY_AFTER).send();
    }
    // Only files of the manifest: no path leads out of the release's web folder.
    if (!Object.hasOwn(release.manifest.files, `web/${file}`)) return reply.callNotFound();
    return reply
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .sendFile(join(name, version, 'web', file), { maxAge: '365d', immutable: true });
  });
}
