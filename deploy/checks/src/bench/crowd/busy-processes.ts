import { spawn } from 'node:child_process';

/** Starts processes that keep the processor busy. Returns the function that ends them. */
export function startBusyProcesses(count: number): () => void {
  const processes = Array.from({ length: count }, () =>
    spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
  );
  return () => {
    for (const one of processes) one.kill('SIGKILL');
  };
}
