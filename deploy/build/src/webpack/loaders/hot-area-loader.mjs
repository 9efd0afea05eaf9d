import { join } from 'node:path';

const runtime = join(import.meta.dirname, '../../runtime/hot-pages.tsx');

/** `src/area.ts?at-work`: an area in development exposes this instead of itself. */
export default function hotArea() {
  return `import area from ${JSON.stringify(this.resourcePath)};
import { withHotPages } from ${JSON.stringify(runtime)};
export default withHotPages(area);`;
}
