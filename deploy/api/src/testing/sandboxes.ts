import type { ServiceName, Trouble } from 'deploy-partners/control/troubles';
import { createPartners } from 'deploy-partners/server';
import { sandboxSettings } from 'deploy-partners/settings';
import * as z from 'zod/mini';
import { noPartners } from '../partners/connect-partners';
import { connectServices } from '../partners/connect-services';
import type { Partners } from '../partners/partners';

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
  /** What was sent to a phone or an address, newest first. */
  sentTo(to: string): Promise<z.infer<typeof messages>>;
  /** Texts that were sent to a phone or an address, newest first. */
  texts(to: string): Promise<string[]>;
  /** The code of the newest message to a phone. */
  code(phone: string): Promise<string>;
  /** The token of the link in the newest email to an address. */
  token(email: string): Promise<string>;
  /** Makes a service behave this way until it is set to `ok`. */
  make(service: ServiceName, mode: Trouble['mode']): Promise<void>;
  /** A page of the sandboxes that answers JSON. */
  read(path: string): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * The sandboxes of the services for messages, captcha, tracking and chat, over HTTP.
 *
 * @param changes Settings that differ from the sandboxes' defaults; the captcha is on if it is configured.
 */
export async function startSandboxes(changes: Record<string, string> = {}): Promise<Sandboxes> {
  const app = createPartners({ LOG_LEVEL: 'silent' });
  const root = await app.listen({ port: 0, host: '127.0.0.1' });
  const settings = { ...sandboxSettings(root), CAPTCHA_URL: `${root}/captcha`, ...changes };
  const sentTo = async (to: string) =>
    messages.parse((await app.inject(`/outbox/messages?to=${encodeURIComponent(to)}`)).json());
  const texts = async (to: string) => (await sentTo(to)).map(({ text }) => text);
  const inNewest = async (to: string, pattern: RegExp) => pattern.exec((await texts(to))[0] ?? '')?.[0] ?? '';
  return {
    partners: { ...noPartners, ...connectServices(settings) },
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
