import type { ServiceName, Trouble } from 'deploy-partners/control/troubles';
import { createPartners } from 'deploy-partners/server';
import { sandboxSettings } from 'deploy-partners/settings';
import * as z from 'zod/mini';
import type { AcquirerName } from '../db/schema';
import type { Acquirers } from '../partners/acquirers/acquirers';
import type { Acquirer } from '../partners/acquirers/protocol/acquirer';
import { connectPartners, noPartners } from '../partners/connect-partners';
import { connectServices } from '../partners/connect-services';
import type { Partners } from '../partners/partners';
import { readConfig } from '../start/config';

const messages = z.array(
  z.object({
    channel: z.string(),
    to: z.string(),
    subject: z.optional(z.string()),
    text: z.string(),
    attachments: z.optional(z.array(z.object({ name: z.string(), type: z.string(), text: z.string() }))),
  }),
);

export interface Sandboxes {
  readonly partners: Partners;
  /** The messages to a phone or an address, newest first. */
  sentTo(to: string): Promise<z.infer<typeof messages>>;
  /** The texts of messages to a phone or an address, newest first. */
  texts(to: string): Promise<string[]>;
  /** The code of the newest message to a phone. */
  code(phone: string): Promise<string>;
  /** The token of the link in the newest email to an address. */
  token(email: string): Promise<string>;
  /** Makes a service behave this way until it is set to `ok`. */
  make(service: ServiceName, mode: Trouble['mode']): Promise<void>;
  /** A JSON page of the sandboxes. */
  read(path: string): Promise<unknown>;
  close(): Promise<void>;
}

/** Settings with a captcha. */
export const WITH_CAPTCHA = { CAPTCHA_SITE_KEY: 'site', CAPTCHA_SECRET: 'sandbox' };

export interface PaymentOptions {
  /** Other settings of the acquirers; '' removes one. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Wraps an acquirer, to simulate errors. */
  readonly between?: (acquirer: Acquirer, name: AcquirerName) => Acquirer;
}

interface SandboxOptions {
  /** Settings that differ from the sandboxes' defaults; the captcha is on if it is configured. */
  readonly settings?: true | Readonly<Record<string, string>> | undefined;
  /** Connects the acquirers too. */
  readonly payments?: true | PaymentOptions | undefined;
  /** The port of the shop for the acquirers' callbacks. */
  readonly shopPort?: number;
}

/** Milliseconds until an acquirer calls back. */
const CALL_BACK_AFTER = 50;

/** The sandboxes of the services for messages, captcha, tracking and chat, and of the acquirers, over HTTP. */
export async function startSandboxes({ settings, payments, shopPort = 0 }: SandboxOptions = {}): Promise<Sandboxes> {
  const app = createPartners({ LOG_LEVEL: 'silent', API_ROOT: `http://127.0.0.1:${shopPort}` }, CALL_BACK_AFTER);
  const root = await app.listen({ port: 0, host: '127.0.0.1' });
  const ofSandboxes = {
    ...sandboxSettings(root),
    CAPTCHA_URL: `${root}/captcha`,
    ...(settings === true ? {} : settings),
  };
  const sentTo = async (to: string) =>
    messages.parse((await app.inject(`/outbox/messages?to=${encodeURIComponent(to)}`)).json());
  const texts = async (to: string) => (await sentTo(to)).map(({ text }) => text);
  const inNewest = async (to: string, pattern: RegExp) => pattern.exec((await texts(to))[0] ?? '')?.[0] ?? '';
  const acquirers = payments
    ? connectedAcquirers(ofSandboxes, payments === true ? {} : payments)
    : noPartners.acquirers;
  return {
    partners: { ...noPartners, ...connectServices(ofSandboxes), acquirers },
    sentTo,
    texts,
    code: (phone) => inNewest(phone, /\d{6}/),
    token: (email) => inNewest(email, /(?<=#(token|email)=)[\w-]+/),
    make: async (service, mode) => {
      await app.inject({ method: 'PUT', url: `/control/${service}`, payload: { mode } });
    },
    read: async (path) => (await app.inject(path)).json(),
    close: () => app.close(),
  };
}

function connectedAcquirers(ofSandboxes: Record<string, string>, { settings, between }: PaymentOptions): Acquirers {
  const { acquirers } = connectPartners(readConfig({ ...ofSandboxes, ...settings }));
  return between
    ? new Map([...acquirers].map(([name, acquirer]) => [name, between(acquirer, name)] as const))
    : acquirers;
}
