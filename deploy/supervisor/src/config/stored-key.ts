import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A secret key, created at the first start and stored with the shop's data: `cookie-key` signs the gateway's cookies,
 * `link-key` signs the back end's links of orders.
 */
export function storedKey(dataDir: string, name: 'cookie-key' | 'link-key'): string {
  const file = join(dataDir, name);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const key = randomBytes(32).toString('hex');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(file, key, { mode: 0o600 });
  return key;
}
