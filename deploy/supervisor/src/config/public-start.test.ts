import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { requireRealServices } from './public-start';

const publicOrigin = 'https://shop.example';

test('a public start on sandboxes is refused with every missing setting; one switch allows it', () => {
  const start = (env: Record<string, string>) => () => requireRealServices({ publicOrigin }, env);
  expect(start({})).toThrow(/SMSC_URL, SMSC_LOGIN, SMSC_PASSWORD/);
  expect(start({})).toThrow(/UNISENDER_URL, UNISENDER_KEY, MAIL_FROM/);
  expect(start({})).toThrow(/SBERBANK_URL.+SBERBANK_CALLBACK_KEY; или YOOKASSA_URL.+; или RAIFFEISEN_URL/);
  expect(start({ PUBLIC_SANDBOXES: 'off' })).toThrow('PUBLIC_SANDBOXES=on');
  expect(start({ PUBLIC_SANDBOXES: 'on' })).not.toThrow();
});

test.each([
  ['npm start', '../start.ts', 'SMSC_URL, SMSC_LOGIN, SMSC_PASSWORD'],
  ['the back end alone', '../../../api/src/start.ts', 'SMSC_URL, SMSC_LOGIN, SMSC_PASSWORD'],
])(
  '%s ends at once under a public origin without services',
  async (_, script, named) => {
    const folder = mkdtempSync(join(tmpdir(), 'public-start-'));
    const started = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, script)], {
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        DATA_DIR: folder,
        PUBLIC_ORIGIN: publicOrigin,
        LINK_KEY: 'x'.repeat(16),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [out, err, [code]] = await Promise.all([text(started.stdout), text(started.stderr), once(started, 'exit')]);
    expect(out + err).toContain(named);
    expect(out + err).toContain('YOOKASSA_SECRET_KEY');
    expect(code).toBe(1);
    rmSync(folder, { recursive: true });
  },
  60_000,
);
