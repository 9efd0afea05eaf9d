import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { FairQueue } from 'deploy-network/fair-queue';
import { currentAsker } from '../../../http/askers/current-asker';

const KEY_LENGTH = 32;

interface Cost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** The minimum cost of OWASP's Password Storage Cheat Sheet for scrypt with 16 MB: about 150 ms per guess. */
const COST: Cost = { N: 16_384, r: 8, p: 5 };

/**
 * Keys are derived in this many threads at once. Node has four threads, also for files and pictures. The gateway would
 * give up after 15 s.
 */
const queue = new FairQueue({ running: 2, waitingOfOne: 24, waiting: 64, longest: 8_000 });

/** @throws QueueFull when too many wait, so that guesses from one network do not delay others */
function derive(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  const derived = () =>
    new Promise<Buffer>((resolve, reject) => {
      scrypt(password.normalize(), salt, KEY_LENGTH, cost, (error, key) => (error ? reject(error) : resolve(key)));
    });
  return queue.run(currentAsker(), derived);
}

interface HashOptions {
  /** Only set when the result must be reproduced. */
  readonly salt?: Buffer;
  /** A lower cost is only for tests, because they sign in hundreds of times. */
  readonly cost?: Cost;
}

/**
 * The stored form of a password: `scrypt:<N>,<r>,<p>:<salt>:<key>`, base64url. The cost may be raised later; older hashes stay valid.
 */
export async function hashPassword(
  password: string,
  { salt = randomBytes(16), cost = COST }: HashOptions = {},
): Promise<string> {
  const key = await derive(password, salt, cost);
  return `scrypt:${cost.N},${cost.r},${cost.p}:${salt.toString('base64url')}:${key.toString('base64url')}`;
}

/** `<N>,<r>,<p>`. The first hashes of the shop, `scrypt:<salt>:<key>`, contain no cost. */
function costOf(text: string): Cost {
  const [N, r, p] = text.split(',').map(Number);
  return N && r && p ? { N, r, p } : { N: 16_384, r: 8, p: 1 };
}

/** A hash of no password, so that an unknown login takes as long as a wrong password. */
const nobody = `scrypt:${COST.N},${COST.r},${COST.p}:${'A'.repeat(22)}:${'A'.repeat(43)}`;

/**
 * Whether the password matches the stored hash. The hash is null for a customer that does not exist or has no password.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [key = '', salt = '', cost = ''] = (stored ?? nobody).split(':').reverse();
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), costOf(cost));
  return stored !== null && expected.length === actual.length && timingSafeEqual(expected, actual);
}
