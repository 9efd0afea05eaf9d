import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from 'deploy-build/sources/app';
import { answers } from './processes/answers';
import type { Program } from './processes/kept-process';

interface PrometheusOptions {
  readonly folder: string;
  readonly port: number;
  /** The ports with `/metrics`, by the name of the job that rules and dashboards expect. */
  readonly watched: Readonly<Record<string, readonly number[]>>;
  readonly logFile: string;
}

const TIMES = { scrape_interval: '5s', evaluation_interval: '5s' };
/** The recording rules and alarms of the shop. */
const RULES = join(root, 'deploy/production/monitoring/*.rules.yml');

/** Collects the figures of all processes. */
export function prometheusProgram({ folder, port, watched, logFile }: PrometheusOptions): Program {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const jobs = Object.entries(watched).map(([name, ports]) => ({
    job_name: name,
    static_configs: [{ targets: ports.map((each) => `127.0.0.1:${each}`) }],
  }));
  const file = join(folder, 'prometheus.yml');
  // JSON is YAML.
  writeFileSync(file, JSON.stringify({ global: TIMES, rule_files: [RULES], scrape_configs: jobs }, null, 2));
  return {
    name: 'prometheus',
    command: 'prometheus',
    args: [
      `--config.file=${file}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--storage.tsdb.retention.time=2d',
    ],
    endSignal: 'SIGTERM',
    logFile,
    isReady: () => answers(port, '/-/ready'),
  };
}
