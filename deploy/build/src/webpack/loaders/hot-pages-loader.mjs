import { join } from 'node:path';

const runtime = join(import.meta.dirname, '../../runtime/hot-pages.tsx');
/** The dynamic import of a page or a widget, as areas write it. */
const lazy = /import\(\s*\/\* webpackChunkName: "(?:page|widget)-[\w-]+" \*\/\s*(["'][^"']+["'])\s*\)/g;

/**
 * Handles changes of pages and widgets outside components, such as in a loader: the modules run again, and the open page shows them.
 * Without it the page would reload.
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
