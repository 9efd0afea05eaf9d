/**
 * The log of consents contains the version of the texts that a person agreed to, so a changed text needs a new version.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONSENT_TEXTS } from 'deploy-api/modules/people/customer/consents';

const root = join(import.meta.dirname, '../../../../..');

/**
 * The texts of each version, as a hash (the earlier three with the imports of the page). Add a line for a new version.
 * Do not change a line, because orders refer to it.
 */
const versions: Record<string, string> = {
  '2026-11': 'zgHMZ60NxWOl2-jfybHTWEPK0SRCDZCByPd8379glq0',
  '2026-11-2': 'r9s9LJVbU_5Xdz9MfVeK-1fEjH4eoeQjghmcmztM9dU',
  '2026-11-3': 'lZ-F95Bqpe2yqvwH41rD9uiwCtWws9TRxF-6uOIm6hM',
  '2026-11-4': 'cmopBdIfYtUl-VA_Mkxc7pMa2VQzwhQbF5n9mzmsVPo',
  '2026-11-5': 'bnx4gd2tFBgLfdhWuymHF9r6j6ySUAzyJwpFqk3f0W4',
};

const read = (path: string) => readFileSync(join(root, path), 'utf8').replaceAll(/\s+/g, ' ');

/** The checkboxes of a form, as in the source. */
function checkboxes(path: string): string[] {
  const found = read(path).match(/<Checkbox .*?<\/Checkbox>/g) ?? [];
  if (found.length === 0) throw new Error(`No checkbox in ${path}`);
  return found;
}

test('ORD-13 ORD-14 ORD-16 a changed text of a consent has a new version in the log', () => {
  const texts = [
    ...checkboxes('mf-checkout/src/order/finish/finish-fields.tsx'),
    ...checkboxes('mf-checkout/src/one-click/one-click-form.tsx'),
    ...checkboxes('mf-catalog/src/stock-subscription/subscribe-form.tsx'),
    ...checkboxes('mf-cabinet/src/settings/messages-form.tsx'),
    ...checkboxes('mf-content/src/requests/visitor-form.tsx'),
    ...checkboxes('mf-services/src/booking/steps/visitor-step.tsx'),
    ...checkboxes('mf-services/src/call-back/call-back-dialog.tsx'),
    read('mf-content/src/pages/consent/page.tsx').replace(/^(import [^;]*; )*/, ''),
  ];
  const hash = createHash('sha256').update(texts.join('\n')).digest('base64url');
  expect({ version: CONSENT_TEXTS, hash }).toEqual({ version: CONSENT_TEXTS, hash: versions[CONSENT_TEXTS] });
});
