import { closeSync, openSync, readFileSync, readSync, writeSync } from 'node:fs';

/** Variables that Node itself and its TLS read later. None is a setting of the shop. */
const KEEP = /^(NODE_ENV|NODE_EXTRA_CA_CERTS|SSL_CERT_\w+|TZ|TMPDIR|LANG|LC_\w+)$/;

/** Positions of `env_start` and `env_end` among the fields of `/proc/self/stat` after the program's name (proc(5)). */
const ENV_START = 47;
const ENV_END = 48;

/**
 * Removes the settings from this process's environment after they are read. Code of a release runs in this process and
 * must not find them. On Linux the kernel still shows the environment that a process was started with
 * (`/proc/self/environ`), so that memory is overwritten too.
 * @returns whether the environment is empty now
 */
export function clearEnvironment(): boolean {
  for (const name of Object.keys(process.env)) if (!KEEP.test(name)) delete process.env[name];
  if (process.platform !== 'linux') return true;
  try {
    eraseInitialEnvironment();
    return true;
  } catch {
    return false;
  }
}

function eraseInitialEnvironment() {
  const stat = readFileSync('/proc/self/stat', 'latin1');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const start = Number(fields[ENV_START]);
  const block = Buffer.alloc(Number(fields[ENV_END]) - start);
  const memory = openSync('/proc/self/mem', 'r+');
  try {
    readSync(memory, block, 0, block.length, start);
    let at = 0;
    for (const entry of block.toString('latin1').split('\0')) {
      if (!KEEP.test(entry.slice(0, entry.indexOf('=')))) block.fill(0, at, at + entry.length);
      at += entry.length + 1;
    }
    writeSync(memory, block, 0, block.length, start);
  } finally {
    closeSync(memory);
  }
}
