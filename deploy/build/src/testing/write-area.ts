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
    wakesOn: ['city:changed'],
    budgets: { script: 60_000, style: 12_000 },
  }),
  'src/area.ts': `
    import { defineArea } from 'shared-contracts/app';
    import { aboutRoute } from 'shared-contracts/content/routes';
    import { getBasket } from 'shared-contracts/checkout/calls/basket';
    import { shortUrisQuery } from 'shared-contracts/catalog/queries/short-uris';
    import { sessionAtom } from 'shared-contracts/shell/atoms';
    import { noteAtom } from './contract/atoms';
    import { noteAdded } from './contract/events';
    import { cityChanged } from 'shared-contracts/shell/events';
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
        shop.bus.on(cityChanged, () => void shop.api(getBasket, {}));
        return [];
      },
    });`,
  'src/about.tsx': `
    import { useState } from 'react';
    import { productLink } from 'shared-contracts/catalog/routes';
    import { faqRoute } from 'shared-contracts/content/routes';
    import { link } from 'shared-contracts/routes';
    import { productCarousel } from 'shared-contracts/catalog/widgets';
    import { Widget } from 'shared-contracts/widgets';
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
    import { defineAtom } from 'shared-contracts/stores';
    import * as z from 'zod/mini';
    const schema = z.object({ text: z.string() });
    export const noteAtom = defineAtom({ name: 'note:state', owner: 'mf-content', schema, initial: { text: '' } });
    export const lostAtom = defineAtom({ name: 'lost:state', owner: 'mf-content', schema, initial: { text: '' } });`,
  'src/contract/events.ts': `
    import { defineEvent } from 'shared-contracts/events';
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
