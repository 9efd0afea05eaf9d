import { productCarousel } from '@zapovednik/areas/catalog/widgets';
import { routeTable } from '@zapovednik/testing/route-table';

/**
 * The paths of all pages, for the back end, which cannot import the routes of the front: it refuses a text with a link to
 * a page that does not exist.
 */
export function pagePaths(): string {
  const lines = routeTable.map(({ path }) => `  '${path}',\n`).sort();
  const lists = productCarousel.props.shape.list.options.map((list) => `'${list}'`).join(', ');
  return `/** The paths of all pages, made by \`npm run reference\`. */\nexport const pagePaths: readonly string[] = [\n${lines.join('')}];\n
/** The lists of products that have a page, \`/selection/:list\`. */
export const productLists: readonly string[] = [${lists}];\n`;
}
