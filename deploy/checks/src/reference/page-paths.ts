import * as cabinet from '@zapovednik/areas/cabinet/routes';
import * as catalog from '@zapovednik/areas/catalog/routes';
import * as checkout from '@zapovednik/areas/checkout/routes';
import * as content from '@zapovednik/areas/content/routes';
import * as services from '@zapovednik/areas/services/routes';
import * as shell from '@zapovednik/areas/shell/routes';

/**
 * The paths of all pages, for the back end, which cannot import the routes of the front: it refuses a text with a link to
 * a page that does not exist.
 */
export function pagePaths(): string {
  const paths = [catalog, checkout, cabinet, services, content, shell].flatMap((routes) =>
    Object.values(routes).flatMap((value) => (typeof value === 'object' ? [value.path] : [])),
  );
  const lines = paths.sort().map((path) => `  '${path}',\n`);
  return `/** The paths of all pages, made by \`npm run reference\`. */\nexport const pagePaths: readonly string[] = [\n${lines.join('')}];\n`;
}
