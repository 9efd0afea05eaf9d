import { subjectOf } from './chunk-names-plugin';

test.each([
  ['/shop/node_modules/react-hook-form/dist/index.esm.mjs', 'react-hook-form'],
  ['/shop/node_modules/@hookform/resolvers/zod/dist/zod.mjs', 'hookform-resolvers'],
  ['/shop/node_modules/@base-ui/react/dialog/backdrop/DialogBackdrop.mjs', 'base-ui-dialog'],
  ['/shop/mf-checkout/node_modules/clsx/dist/clsx.mjs', 'clsx'],
  ['/shop/shared-contracts/ui/src/field/text-field.tsx', 'ui-field'],
  ['/shop/shared-contracts/api/src/cabinet/calls/profile.ts', 'api-cabinet'],
  ['/shop/mf-cabinet/src/sign-in/sign-in-form.tsx', 'sign-in-form'],
  ['/shop/mf-content/src/list/list.module.css', 'list'],
])('a shared chunk with %s is named after %s', (path, subject) => {
  expect(subjectOf(path)).toBe(subject);
});
