import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The key that signs the gateway's cookies, created at the first start and stored with the shop's data. */
export function storedKey(dataDir: string): string {
  const file = join(dataDir, 'cookie-key');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const key = randomBytes(32).toString('hex');
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, key, { mode: 0o600 });
  return key;
}
