import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractsPage } from './contracts-page';

test('docs/contracts.md says what the contracts say; if not, npm run reference', async () => {
  expect(readFileSync(join(__dirname, '../../docs/contracts.md'), 'utf8')).toBe(await contractsPage());
});
