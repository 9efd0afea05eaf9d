/**
 * The import rules (who-sees-whom.ts) are lint rules in `biome.boundaries.json`. This test lints one file for each
 * import that must be rejected, and for each that must pass.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refused as refusedOf } from '../lint/lint';
import { lintRules } from '../lint/lint-rules';

/** The import of each file. */
const refused = [
  ['mf-catalog/src/pages/product/product.tsx', 'mf-checkout', 'another area'],
  ['mf-catalog/src/pages/product/product.tsx', 'mf-checkout/src/commands', 'another area'],
  ['mf-catalog/src/pages/product/product.tsx', '../../../../mf-checkout/src/commands', 'another area by its path'],
  ['mf-cabinet/src/routes.tsx', 'shell/src/layout', 'the shell'],
  ['mf-cabinet/src/routes.tsx', '../../shell/src/layout', 'the shell by its path'],
  ['mf-cabinet/src/routes.tsx', '../../shared-contracts/ui/src/index', 'bypasses the exports of the contracts'],
  ['mf-content/src/routes.tsx', 'react-router', 'bypasses the router facade'],
  ['mf-content/src/routes.tsx', 'react-router/dom', 'bypasses the router facade'],
  ['mf-content/src/routes.tsx', '@tanstack/react-query', 'bypasses the query facade'],
  ['mf-content/src/routes.tsx', 'nanostores', 'bypasses the stores facade'],
  ['mf-content/src/routes.tsx', '@nanostores/react', 'bypasses the stores facade'],
  ['mf-services/src/routes.tsx', 'react-dom', 'only the shell renders'],
  ['mf-services/src/routes.tsx', 'react-dom/client', 'only the shell renders'],
  ['mf-services/src/routes.tsx', 'zod', 'the large zod'],
  ['mf-services/src/routes.tsx', 'lodash', 'a library that is not approved'],
  ['mf-services/src/routes.tsx', 'node:fs', 'Node in the browser'],
  ['mf-services/src/routes.tsx', '@zapovednik/testing', 'fixtures in the product'],
  ['mf-services/src/routes.test.tsx', 'nanostores', 'bypasses the stores facade, in a test'],
  ['mf-services/src/routes.test.tsx', '../../mf-catalog/src/routes', 'another area, in a test'],
  ['shell/src/layout/header.tsx', 'mf-catalog/src/routes', 'an area by import'],
  ['shell/src/layout/header.tsx', '../../../mf-catalog/src/routes', 'an area by its path'],
  ['shell/src/layout/header.tsx', 'deploy-gateway', 'the server'],
  ['shell/src/layout/header.tsx', '@tanstack/react-query', 'bypasses the query facade'],
  ['shared-contracts/ui/src/button/button.tsx', 'shell/src/layout', 'the shell from the contracts'],
  ['shared-contracts/ui/src/button/button.tsx', 'mf-catalog', 'an area from the contracts'],
  ['shared-contracts/ui/src/button/button.tsx', '../../../../deploy/api/src/server', 'the back end from the contracts'],
  ['shared-contracts/ui/src/button/button.tsx', 'deploy-api', 'the back end from the contracts'],
  ['shared-contracts/api/src/catalog/calls/product.ts', 'react', 'React in the description of a call'],
  ['shared-contracts/api/src/checkout/models/order.ts', '@zapovednik/ui', 'the design system in a model'],
  ['shared-contracts/api/src/checkout/models/order.ts', '../../../../ui/src/index', 'the design system by its path'],
  ['shared-contracts/rules/src/format/price.ts', '@zapovednik/ui', 'the design system in a format'],
  ['shared-contracts/platform/src/app/area.ts', '@zapovednik/areas/catalog/routes', 'an owner in a mechanism'],
  ['shared-contracts/platform/src/app/area.ts', '@zapovednik/ui', 'the design system in a mechanism'],
  ['shared-contracts/ui/src/button/button.tsx', '@zapovednik/areas/catalog/routes', 'an owner in the design system'],
  ['mf-content/src/routes.tsx', '@zapovednik/api/cabinet/calls/pet', 'a call that its owner alone uses'],
  ['mf-loyalty/src/routes.tsx', '@zapovednik/api/cabinet/calls/pet', 'a call of another owner in a new area'],
  ['shared-contracts/rules/src/input/phone.ts', 'react', 'React in a rule'],
  ['deploy/api/src/server.ts', '@zapovednik/ui', 'the design system in the back end'],
  ['deploy/api/src/server.ts', '@zapovednik/platform/stores', 'the stores in the back end'],
  ['deploy/api/src/server.ts', 'react', 'React in the back end'],
  ['deploy/api/src/server.ts', '../../gateway/src/cities', 'the gateway by its path'],
  ['deploy/api/src/server.ts', 'deploy-demo-data/fill-demo', 'demonstration data outside its loader'],
  ['deploy/api/src/server.ts', 'deploy-partners/server', 'a sandbox in the back end'],
  ['deploy/api/src/server.ts', 'deploy-gateway/config/config', 'another server in the back end'],
  ['deploy/demo-data/src/fill-demo.ts', '@zapovednik/platform/stores', 'the stores in the demonstration'],
  ['deploy/demo-data/src/fill-demo.ts', 'deploy-partners/server', 'a sandbox in the demonstration'],
  ['deploy/gateway/src/server.ts', 'deploy-partners/settings', 'a sandbox in the gateway'],
  ['deploy/partners/src/server.ts', 'deploy-api/db/database', 'the shop in a sandbox'],
  ['deploy/releases/src/registry/registry.ts', 'deploy-build/build-app', 'the build in the store of releases'],
  [
    'deploy/network/src/public-origin.ts',
    'deploy-releases/registry/registry',
    'a package from one that stands below all',
  ],
  ['deploy/gateway/src/render.ts', 'mf-catalog/src/routes', 'an area in the gateway'],
  ['deploy/gateway/src/render.ts', 'shell/src/server', 'the shell in the gateway'],
  ['e2e/fixtures/shop.ts', 'mf-catalog/src/routes', 'an area in a journey'],
  ['e2e/fixtures/shop.ts', 'deploy-checks/ci/stage', 'a check in a journey'],
  ['deploy/checks/src/bench/bench.ts', 'mf-catalog/src/routes', 'an area in a bench'],
  ['deploy/supervisor/src/start.ts', 'deploy-checks/ci/stage', 'a check in the supervisor'],
  ['e2e/basket/basket-page.ts', 'mf-checkout/src/order/placing/save-order', 'more of an area than the tested folder'],
] as const;

const accepted = [
  ['mf-catalog/src/pages/product/product.tsx', 'react'],
  ['mf-catalog/src/pages/product/product.tsx', 'zod/mini'],
  ['mf-catalog/src/pages/product/product.tsx', 'react-hook-form'],
  ['mf-catalog/src/pages/product/product.tsx', '@zapovednik/ui'],
  ['mf-catalog/src/pages/product/product.tsx', '@zapovednik/ui/map'],
  ['mf-catalog/src/pages/product/product.tsx', '@zapovednik/api/catalog/calls/product'],
  ['mf-catalog/src/pages/product/product.tsx', '@zapovednik/platform/router'],
  ['mf-catalog/src/pages/product/product.tsx', './product.module.css'],
  ['mf-catalog/src/pages/product/product.tsx', '../../product-card/product-card'],
  ['mf-catalog/src/pages/product/product.test.tsx', '@zapovednik/testing'],
  ['mf-catalog/src/pages/product/product.test.tsx', '@testing-library/user-event'],
  ['mf-catalog/src/testing/catalogue.ts', '@zapovednik/testing'],
  ['shell/src/start.tsx', 'react/jsx-runtime'],
  ['shell/src/start.tsx', 'react-dom/client'],
  ['shell/src/start.tsx', 'react-router/dom'],
  ['shell/src/start.tsx', '@zapovednik/platform/query'],
  ['shared-contracts/platform/src/router/index.ts', 'react-router'],
  ['shared-contracts/api/src/catalog/calls/product.ts', 'zod/mini'],
  ['shared-contracts/api/src/catalog/calls/product.ts', '../../envelope'],
  ['shared-contracts/api/src/catalog/calls/product.ts', '../../cabinet/calls/person'],
  ['shared-contracts/api/src/checkout/calls/order.ts', '../models/order'],
  ['shared-contracts/api/src/cabinet/calls/person.ts', '@zapovednik/rules/format'],
  ['deploy/api/src/server.ts', '@zapovednik/api/catalog/calls/product'],
  ['deploy/api/src/server.ts', '@zapovednik/rules/input'],
  ['shared-contracts/ui/src/button/button.tsx', '@zapovednik/platform/router'],
  ['shared-contracts/platform/src/app/area.test.ts', '@zapovednik/areas/catalog/routes'],
  ['mf-cabinet/src/routes.tsx', '@zapovednik/api/cabinet/calls/pet'],
  ['mf-loyalty/src/routes.tsx', '@zapovednik/api/cabinet/models/pet'],
  // Descriptors of an area that no other area needs yet.
  ['mf-loyalty/src/contract/widgets.ts', '@zapovednik/platform/define'],
  ['deploy/api/src/server.ts', '@zapovednik/rules/format'],
  ['deploy/api/src/server.ts', 'fastify'],
  ['deploy/api/src/server.ts', 'deploy-reference-data/streets/cities'],
  ['deploy/api/src/server.test.ts', 'deploy-demo-data/fill-demo'],
  ['deploy/api/src/server.test.ts', 'deploy-partners/server'],
  ['deploy/demo-data/src/fill-demo.ts', 'deploy-api/db/database'],
  ['deploy/gateway/src/render.ts', 'shell/render'],
  ['e2e/basket/basket-page.ts', 'mf-checkout/src/basket/basket-commands'],
  ['deploy/checks/src/bench/bench.ts', 'e2e/shop/start-shop'],
  ['deploy/supervisor/src/start.ts', 'node:path'],
  ['deploy/supervisor/src/shop.ts', 'deploy-partners/settings'],
] as const;

test('biome.boundaries.json is what the table says; if not, npm run reference', () => {
  expect(readFileSync(join(__dirname, '../../../../../biome.boundaries.json'), 'utf8')).toBe(lintRules());
});

const numbered = (file: string, index: number) => file.replace(/(\.test)?\.tsx?$/, `-${index}$&`);
let refusedFiles: ReadonlySet<string>;

beforeAll(async () => {
  const imports = [...refused, ...accepted];
  const files = imports.map(([file, name], index) => [numbered(file, index), `export * from '${name}';\n`] as const);
  refusedFiles = await refusedOf('lint/style/noRestrictedImports', files);
});

test.each(refused.map((row, index) => [...row, index] as const))('%s may not import %s: %s', (file, _, _why, index) => {
  expect([...refusedFiles]).toContain(numbered(file, index));
});

test.each(accepted.map((row, index) => [...row, refused.length + index] as const))(
  '%s may import %s',
  (file, _, index) => {
    expect([...refusedFiles]).not.toContain(numbered(file, index));
  },
);
