import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answers } from '../processes/answers';
import type { Program } from '../processes/kept-process';
import { type ProxyConfig, proxyConfig } from './config';

interface ProxyOptions extends Omit<ProxyConfig, 'socket'> {
  readonly folder: string;
  readonly logFile: string;
}

/** HAProxy with its configuration. */
export function proxyProgram({ folder, logFile, ...config }: ProxyOptions): Program & { readonly socket: string } {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const [socket, file] = [join(folder, 'admin.sock'), join(folder, 'haproxy.cfg')];
  writeFileSync(file, proxyConfig({ socket, ...config }));
  return {
    name: 'haproxy',
    command: 'haproxy',
    args: ['-db', '-f', file],
    endSignal: 'SIGTERM',
    logFile,
    isReady: () => answers(config.ports.figures, '/metrics'),
    socket,
  };
}
