import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const KEY_LENGTH = 32;
/** About 30 ms and 16 MB a guess. */
const COST = { N: 16_384, r: 8, p: 1 };

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize(), salt, KEY_LENGTH, COST, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

/** What is stored of a password: `scrypt:<salt>:<key>`, base64url. The salt is given only where the result must be the same again. */
export async function hashPassword(password: string, salt: Buffer = randomBytes(16)): Promise<string> {
  return `scrypt:${salt.toString('base64url')}:${(await derive(password, salt)).toString('base64url')}`;
}

/** A hash that no password has, so that an unknown login takes as long as a wrong password. */
const nobody = `scrypt:${'A'.repeat(22)}:${'A'.repeat(43)}`;

/** Whether the password is the one that was stored; null for a customer that does not exist or has none. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, salt = '', key = ''] = (stored ?? nobody).split(':');
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'));
  return stored !== null && expected.length === actual.length && timingSafeEqual(expected, actual);
}
