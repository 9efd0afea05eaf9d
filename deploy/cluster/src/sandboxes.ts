import { gatewaySandboxSettings, sandboxSettings } from 'deploy-partners/settings';
import { print, type RunningServices } from 'deploy-supervisor/processes/running-services';
import { startPartners } from 'deploy-supervisor/shop';
import type { RolesPlan } from './roles';

interface SandboxOptions {
  /** Whether this is a rehearsal. */
  readonly isOn: boolean;
  readonly folder: string;
  /** Where the calls of the shop are answered. */
  readonly calls: string;
  readonly origin: string;
  readonly running: Pick<RunningServices, 'add'>;
}

/** The settings of partners: for a rehearsal those of the sandboxes, which are started; else none. */
export async function sandboxes({
  isOn,
  folder,
  calls,
  origin,
  running,
}: SandboxOptions): Promise<RolesPlan['settings']> {
  if (!isOn) return { gateway: {}, backEnd: {} };
  const settings = {
    port: 0,
    publicOrigin: origin,
    dataDir: folder,
    apiRoot: null,
    releases: null,
    cookieKey: null,
    logTo: null,
  };
  const { port } = await running.add(startPartners(settings, calls, print));
  const root = `http://127.0.0.1:${port}`;
  print(`Письма и СМС покупателям: http://localhost:${port}/outbox/`);
  return { gateway: gatewaySandboxSettings(root), backEnd: { PUBLIC_SANDBOXES: 'on', ...sandboxSettings(root) } };
}
