import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from 'deploy-build/sources/app';

/** Fails with the compiler's message when an example is not valid TypeScript. */
export async function checkTypes(): Promise<void> {
  const compiler = spawn(join(root, 'node_modules/.bin/tsc'), ['-p', 'deploy/gallery/tsconfig.examples.json'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pieces: Buffer[] = [];
  compiler.stdout.on('data', (piece: Buffer) => pieces.push(piece));
  const [code] = await once(compiler, 'close');
  if (code !== 0) throw new Error(`An example does not compile:\n${Buffer.concat(pieces)}`);
}
