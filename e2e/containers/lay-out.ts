import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from 'deploy-build/sources/app';
import { goLive, writeReleases } from 'deploy-gateway/testing/fake-releases';
import { commandsOf, follow } from './guide';

const run = promisify(execFile);
const CERTIFICATE = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=shop.example'.split(' ');

export interface Machine {
  /** The folder of compose.yaml. */
  readonly files: string;
  /** The folder for `/srv`. */
  readonly srv: string;
  readonly ports: { readonly http: number; readonly https: number };
  /** Of the proxy, in PEM. */
  readonly certificate: string;
  /** Of the database. */
  readonly password: string;
}

/**
 * Lays out a folder as the guide lays out a machine, by the guide's own commands. What is changed in `compose.yaml`: `/srv` is in the folder, and
 * the shop's address and ports are of this machine.
 */
export async function layOut(folder: string, ports: Machine['ports']): Promise<Machine> {
  const [files, srv] = [join(folder, 'deploy/production'), join(folder, 'srv')];
  await rm(files, { recursive: true, force: true });
  await rm(srv, { recursive: true, force: true });
  await mkdir(files, { recursive: true });
  for (const name of ['compose', 'postgres'])
    await cp(join(root, 'deploy/production', name), join(files, name), { recursive: true });
  const compose = await readFile(join(root, 'deploy/production/compose.yaml'), 'utf8');
  const here = compose
    .replaceAll("'/srv/", `'${srv}/`)
    .replaceAll('https://shop.example', `https://localhost:${ports.https}`)
    .replace("'80:8080', '443:8443'", `'${ports.http}:8080', '${ports.https}:8443'`);
  await writeFile(join(files, 'compose.yaml'), here);

  await follow(commandsOf('Secrets'), files);
  const secrets = join(files, 'secrets');
  for (const name of ['smsc_password', 'unisender_key', 'yookassa_secret_key'])
    await writeFile(join(secrets, name), `a-key-of-${name}\n`, { mode: 0o644 });
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const names = ['-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', certificate];
  await run('openssl', ['req', ...CERTIFICATE, ...names]);
  const pem = await readFile(certificate, 'utf8');
  await writeFile(join(secrets, 'certificate.pem'), pem + (await readFile(key, 'utf8')), { mode: 0o644 });

  const folders = commandsOf('Compose').match(/^install .*$/gm) ?? [];
  await follow(folders.join('\n').replaceAll('/srv/', `${srv}/`), folder);
  writeReleases(join(srv, 'releases'), '1.0.0');
  goLive(join(srv, 'releases'), '1.0.0');
  await run('chmod', ['-R', 'a+rX', join(srv, 'releases')]);
  await rm(key);
  const password = (await readFile(join(secrets, 'postgres_password'), 'utf8')).trim();
  return { files, srv, ports, certificate: pem, password };
}
