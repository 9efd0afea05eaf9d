const tsconfig = JSON.stringify({
  extends: '../tsconfig.base.json',
  include: ['.', '../shared-contracts/ui/src/style/styles.d.ts'],
});

const packageFile = (name: string) =>
  JSON.stringify({
    name,
    version: '1.0.0',
    type: 'module',
    scripts: {
      lint: 'biome lint --error-on-warnings .',
      types: 'tsc -p .',
      test: `jest --config ../jest.config.js --selectProjects ${name}`,
    },
  });

const areaFile = (name: string, more: object = {}) =>
  JSON.stringify({ name, commands: [], wakesOn: [], budgets: { script: 200_000, style: 20_000 }, ...more });

/** Sources of a shell that renders nothing, but supplies some modules to areas. */
export const smallShell: Readonly<Record<string, string>> = {
  'shell/package.json': packageFile('shell'),
  'shell/tsconfig.json': tsconfig,
  'shell/area.json': areaFile('shell', { commands: [] }),
  'shell/src/browser.ts': `document.title = 'Магазин';`,
  'shell/src/server.tsx': `
    import * as react from 'react';
    import * as jsxRuntime from 'react/jsx-runtime';
    import * as format from '@zapovednik/rules/format';
    import * as routesModule from '@zapovednik/platform/routes';
    import * as shop from '@zapovednik/platform/app';
    import * as widgets from '@zapovednik/areas/widgets';
    import * as schema from 'zod/mini';
    export const shared = {
      react,
      'react/jsx-runtime': jsxRuntime,
      '@zapovednik/rules/format': format,
      '@zapovednik/platform/routes': routesModule,
      '@zapovednik/platform/app': shop,
      '@zapovednik/areas/widgets': widgets,
      'zod/mini': schema,
    };
    export const render = () => null;
    export const routes = [];`,
};

/** Sources of an area with two pages, a widget, and a test. */
export const smallContent: Readonly<Record<string, string>> = {
  'mf-content/package.json': packageFile('mf-content'),
  'mf-content/tsconfig.json': tsconfig,
  'mf-content/area.json': areaFile('mf-content'),
  'mf-content/src/area.ts': `
    import { newsTeasers } from '@zapovednik/areas/content/widgets';
    import { aboutRoute, faqRoute } from '@zapovednik/areas/content/routes';
    import { defineArea } from '@zapovednik/platform/app';
    import { provideWidget } from '@zapovednik/areas/widgets';
    export default defineArea<'mf-content'>({
      name: 'mf-content',
      routes: [
        { route: aboutRoute, lazy: () => import(/* webpackChunkName: "page-about" */ './about') },
        { route: faqRoute, lazy: () => import(/* webpackChunkName: "page-faq" */ './about') },
      ],
      widgets: [
        provideWidget(newsTeasers, { lazy: () => import(/* webpackChunkName: "widget-news-teasers" */ './teasers') }),
      ],
      start: () => [],
    });`,
  'mf-content/src/about.tsx': `
    import { discountPercent } from '@zapovednik/rules/format';
    export const percent = discountPercent({ old_price: 200, discount_price: 100 });
    export const Component = () => <h1>Скидка {percent} процентов</h1>;`,
  'mf-content/src/teasers.tsx': `export const Component = ({ count }: { count: number }) => <p>{count}</p>;`,
  'mf-content/src/about.test.tsx': `
    import { percent } from './about';
    test('half the price', () => expect(percent).toBe(50));`,
};
