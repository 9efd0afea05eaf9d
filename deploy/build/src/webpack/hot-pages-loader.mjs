import { join } from 'node:path';

const runtime = join(import.meta.dirname, '../runtime/hot-pages.tsx');
/** A page or a widget, as areas bring it in. */
const lazy = /import\(\s*\/\* webpackChunkName: "(?:page|widget)-[\w-]+" \*\/\s*(["'][^"']+["'])\s*\)/g;

/**
 * Takes changes of pages and widgets that are more than a component's, such as a loader's: the modules run anew, and the open page
 * shows them. Without it the page would have to be loaded anew.
 */
export default function hotPages(source) {
  const modules = [...source.matchAll(lazy)].map(([, name]) => name);
  if (modules.length === 0) return source;
  return `${source}
import { showNewPages } from ${JSON.stringify(runtime)};
import.meta.webpackHot?.accept(
  [${modules.join(', ')}],
  (changed) => {
    for (const id of changed) __webpack_require__(id);
    void showNewPages();
  },
  (error) => reportError(error),
);`;
}
