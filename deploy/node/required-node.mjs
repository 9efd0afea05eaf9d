/**
 * Runs a command of this repository under the required Node: `node --import ./deploy/node/required-node.mjs …`.
 *
 * Where this Node is as new as `engines` of package.json asks for, nothing happens. Otherwise the Node of `.nvmrc` comes from the npm
 * registry (once; npm keeps it in its cache) and runs the same command again, first in PATH, so that all that it starts uses it too.
 * Plain JavaScript with Node's own modules only, because an old Node has to read it.
 */

import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname } from 'node:path';
import { isMainThread } from 'node:worker_threads';

/** @param {string} path */
const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');

/**
 * @param {string} version `24.21.0`
 * @param {string} minimum `24.15.0`
 */
function isAtLeast(version, minimum) {
  const [actual, least] = [version, minimum].map((text) => text.split('.').map(Number));
  const different = least.findIndex((part, index) => part !== actual[index]);
  return different < 0 || actual[different] > least[different];
}

/**
 * The executable of a Node of the registry, from the package of this platform (Linux, and Windows on x64), which runs no script when it
 * is installed: `.npmrc` refuses those. Its download is shown, because it takes half a minute.
 */
function nodeOfRegistry(/** @type {string} */ version) {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${system}-${process.arch}@${version}`;
  const parameters = ['exec', '--yes', `--package=${name}`, '--', 'node', '--print', 'process.execPath'];
  // npm is a script of cmd.exe on Windows.
  const options = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], shell: process.platform === 'win32' };
  return execFileSync('npm', parameters, options).trim().split('\n').pop() ?? '';
}

/** @param {string} executable @returns {Promise<number>} the exit code of the command */
function runAgain(executable) {
  const child = spawn(executable, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${dirname(executable)}${delimiter}${process.env.PATH}` },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // Ctrl-C in a terminal reaches the child by itself, and a second signal would end it without waiting.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(signal ? 128 + constants.signals[signal] : (code ?? 1)));
  });
}

async function useRequiredNode() {
  const minimum = JSON.parse(read('../../package.json')).engines.node.replace('>=', '');
  if (isAtLeast(process.versions.node, minimum)) return;

  const version = read('../../.nvmrc').trim();
  process.stderr.write(
    `Node ${process.versions.node} is older than ${minimum}: using Node ${version} of the npm registry.\n`,
  );
  try {
    process.exit(await runAgain(nodeOfRegistry(version)));
  } catch (error) {
    process.stderr.write(`${error.message}\nInstall Node ${minimum} or later: https://nodejs.org\n`);
    process.exit(1);
  }
}

// A worker thread runs in a process that has been checked.
if (isMainThread) await useRequiredNode();
