import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Sources of a small mf-content: one page with a style, a lazily loaded module, an event, an atom, a shared query and a call of the
 * back end.
 */
const files = {
  'area.json': JSON.stringify({
    name: 'mf-content',
    commands: [],
    wakesOn: ['session:changed'],
    budgets: { script: 60_000, style: 12_000 },
  }),
  'src/area.ts': `
    import { defineArea } from '@zapovednik/platform/app';
    import { aboutRoute } from '@zapovednik/areas/content/routes';
    import { getBasket } from '@zapovednik/api/checkout/calls/basket';
    import { shortUrisQuery } from '@zapovednik/areas/catalog/queries/short-uris';
    import { sessionAtom } from '@zapovednik/areas/shell/atoms';
    import { noteAtom } from './contract/atoms';
    import { noteAdded } from './contract/events';
    import { sessionChanged } from '@zapovednik/areas/shell/events';
    export default defineArea<'mf-content'>({
      name: 'mf-content',
      routes: [{
        route: aboutRoute,
        lazy: () => import(/* webpackChunkName: "page-about" */ './about'),
      }],
      widgets: [],
      start(shop) {
        shop.bus.on(noteAdded, ({ text }) => shop.write(noteAtom, { text }));
        shop.atom(sessionAtom).listen(() => void shop.query.fetchQuery(shortUrisQuery(shop, [])));
        shop.bus.on(sessionChanged, () => void shop.api(getBasket, {}));
        return [];
      },
    });`,
  'src/about.tsx': `
    import { useState } from 'react';
    import { productLink } from '@zapovednik/areas/catalog/routes';
    import { faqRoute } from '@zapovednik/areas/content/routes';
    import { link } from '@zapovednik/platform/routes';
    import { productCarousel } from '@zapovednik/areas/catalog/widgets';
    import { Widget } from '@zapovednik/areas/widgets';
    import styles from './about.module.css';
    export function Component() {
      const [count, setCount] = useState(0);
      const more = () => import(/* webpackChunkName: "lazy-more" */ './more').then(({ more }) => setCount(more));
      return (
        <h1 className={styles.title} onClick={more}>
          О компании {count} <a href={link(faqRoute)}>Вопросы</a> <a href={productLink('korm')}>Корм</a>
          <Widget of={productCarousel} props={{ title: 'Новинки', list: 'new' }} />
        </h1>
      );
    }`,
  'src/contract/atoms.ts': `
    import { defineAtom } from '@zapovednik/platform/stores';
    import * as z from 'zod/mini';
    const schema = z.object({ text: z.string() });
    export const noteAtom = defineAtom({ name: 'note:state', owner: 'mf-content', schema, initial: { text: '' } });
    export const lostAtom = defineAtom({ name: 'lost:state', owner: 'mf-content', schema, initial: { text: '' } });`,
  'src/contract/events.ts': `
    import { defineEvent } from '@zapovednik/platform/events';
    import * as z from 'zod/mini';
    const owner = 'mf-content';
    export const noteAdded = defineEvent({ name: 'note:added', owner, payload: z.object({ text: z.string() }) });
    export const noteLost = defineEvent({ name: 'note:lost', owner, payload: z.object({ text: z.string() }) });`,
  'src/more.ts': 'export const more = (count: number) => count + 1;',
  'src/about.module.css': '@layer area { .title { margin: 0; } .title a { color: inherit; } }',
};

/** Writes the sources of a small area inside the repository, so that its imports resolve. */
export async function writeArea(folder: string, changes: Readonly<Record<string, string>> = {}): Promise<void> {
  for (const [name, content] of Object.entries({ ...files, ...changes })) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
}
