import { isPublicOrigin } from 'deploy-network/public-origin';
import { WrongSettings } from 'deploy-settings/read-settings';
import * as z from 'zod/mini';
import { raiffeisenSettings, sberbankSettings, yookassaSettings } from './acquirers/settings';
import { smscSettings, unisenderSettings } from './settings';

/** Whether a public shop may use sandboxes or have missing services: for a demonstration or a rehearsal. */
export const publicSandboxes = z._default(z.enum(['on', 'off']), 'off');

interface Service {
  /** The purpose of the service in a public shop. */
  readonly name: 'sms' | 'mail' | 'acquirer';
  /** One of these accounts is enough. */
  readonly accounts: readonly z.ZodMiniObject[];
}

/**
 * The services for which a public shop must not use a sandbox: codes and emails would stay in the sandbox's memory, and
 * its payment keys are published. Other services may be missing.
 */
const SERVICES: readonly Service[] = [
  { name: 'sms', accounts: [smscSettings] },
  { name: 'mail', accounts: [unisenderSettings] },
  { name: 'acquirer', accounts: [sberbankSettings, yookassaSettings, raiffeisenSettings] },
];

/** The published keys of the sandboxes in this repository begin with this. */
const PUBLISHED = /^sandbox/;

/** A service without an account; `choices` are the settings of each possible account that are missing. */
export interface MissingService {
  readonly name: Service['name'];
  readonly choices: readonly (readonly string[])[];
}

function missingOf(account: z.ZodMiniObject, settings: ReadonlyMap<string, unknown>): string[] {
  return Object.entries(account.shape).flatMap(([name, field]) => {
    const value = settings.get(name);
    const isMissing = value === undefined || value === '' ? !z.safeParse(field, undefined).success : false;
    return isMissing || PUBLISHED.test(String(value)) ? [name] : [];
  });
}

/**
 * The services that a shop with this configuration still needs before it may be public. A shop is public when its
 * `PUBLIC_ORIGIN` has https or a host that other machines can reach. An account with a published key of a sandbox does
 * not count.
 *
 * @param settings `PUBLIC_ORIGIN`, `PUBLIC_SANDBOXES` and the settings of the services
 */
export function missingServices(settings: Readonly<Record<string, unknown>>, origin: string): MissingService[] {
  if (!isPublicOrigin(origin) || settings.PUBLIC_SANDBOXES === 'on') return [];
  const all = new Map(Object.entries(settings));
  return SERVICES.flatMap(({ name, accounts }) => {
    const choices = accounts.map((account) => missingOf(account, all));
    return choices.some((missing) => missing.length === 0) ? [] : [{ name, choices }];
  });
}

const WORDS: Readonly<Record<Service['name'], string>> = { sms: 'SMS', mail: 'letters', acquirer: 'payments' };

/** @throws WrongSettings with every missing setting, when the shop is public and a service is missing */
export function requirePublicServices(settings: Readonly<Record<string, unknown>> & { PUBLIC_ORIGIN: string }): void {
  const missing = missingServices(settings, settings.PUBLIC_ORIGIN);
  if (missing.length === 0) return;
  const lines = missing.map(
    ({ name, choices }) => `${WORDS[name]}: ${choices.map((names) => names.join(', ')).join('; or ')}`,
  );
  throw new WrongSettings(
    `a public shop (PUBLIC_ORIGIN) needs real services. Missing: ${lines.join('. ')}. PUBLIC_SANDBOXES=on is for a demonstration or a rehearsal`,
  );
}
