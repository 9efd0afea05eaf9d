import { ASKED_AT_ONCE, TESTERS_LOG } from 'deploy-gateway/testers/routes';
import { signTesterToken } from 'deploy-gateway/testers/token';
import * as z from 'zod/mini';
import { requestShop } from './ask-shop';

const lines = z.array(z.string());

/**
 * The log of a shop elsewhere about these requests: its gateway's warnings and errors, as lines. Rejects with the
 * reason when the shop does not return it.
 */
export async function logAtAddress(shop: string, requests: ReadonlySet<string>): Promise<readonly string[]> {
  const { OVERRIDE_KEY } = process.env;
  if (!OVERRIDE_KEY) throw new Error(`${shop} tells its log with OVERRIDE_KEY, the key that it was started with`);
  const { status, text } = await requestShop(new URL(TESTERS_LOG, shop), {
    method: 'POST',
    headers: { authorization: `Bearer ${signTesterToken(OVERRIDE_KEY)}`, 'content-type': 'application/json' },
    // The latest requests, because a failure is at the end of a journey.
    body: JSON.stringify({ requests: [...requests].slice(-ASKED_AT_ONCE) }),
  });
  if (status !== 200)
    throw new Error(`${shop} does not tell its log: it was started with another OVERRIDE_KEY, or without`);
  return lines.parse(JSON.parse(text));
}
