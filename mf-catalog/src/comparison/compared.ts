import { showNotification } from '@zapovednik/areas/shell/commands';
import { type AppContext, useApp } from '@zapovednik/platform/app';
import { queryOptions, useQuery } from '@zapovednik/platform/query';
import { browserMemory } from '@zapovednik/platform/storage';
import * as z from 'zod/mini';

/** The maximum: more than four products do not fit side by side. */
const MOST = 4;
/** The name under which the browser stores the list. */
const storageKey = 'compared';
/** In the order in which they were added. */
const comparedProducts = z
  .array(z.object({ id: z.int().check(z.positive()), code: z.string().check(z.minLength(1), z.maxLength(200)) }))
  .check(z.maxLength(MOST));
export type ComparedId = z.infer<typeof comparedProducts>[number];

type Context = Pick<AppContext, 'query' | 'bus'>;

/** The compared products of this browser. If the browser cannot store the list, it lives as long as the page. */
export const comparedQuery = ({ query }: Pick<AppContext, 'query'>) => {
  const queryKey = ['mf-catalog', 'comparison'];
  return queryOptions({
    queryKey,
    queryFn: () => stored() ?? query.getQueryData<ComparedId[]>(queryKey) ?? [],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
};

const stored = () => browserMemory.read(storageKey, comparedProducts);

/** Whether a product is compared, and the handler of its button. */
export function useCompared(product: ComparedId) {
  const app = useApp();
  const { data: compared = false } = useQuery({
    ...comparedQuery(app),
    select: (all) => all.some(({ id }) => id === product.id),
  });
  return { compared, toggle: () => setCompared(app, product, !compared) };
}

/** Adds a product to the comparison, or removes it. Another tab may have changed the stored list meanwhile. */
export function setCompared(app: Context, { id, code }: ComparedId, compared: boolean): void {
  const { queryKey } = comparedQuery(app);
  const now = stored() ?? app.query.getQueryData(queryKey) ?? [];
  const others = now.filter((product) => product.id !== id);
  if (compared && others.length === MOST) {
    const text = 'Сравнить можно до четырёх товаров. Уберите один из сравнения, чтобы добавить этот.';
    void app.bus.run(showNotification, { kind: 'info', text });
    return;
  }
  const next = compared ? [...others, { id, code }] : others;
  browserMemory.write(storageKey, next);
  app.query.setQueryData(queryKey, next);
}

/** Listens to changes in other tabs. */
export function followTabs({ query }: Pick<AppContext, 'query'>): void {
  addEventListener('storage', ({ key }) => {
    if (key === storageKey) query.setQueryData(comparedQuery({ query }).queryKey, stored() ?? []);
  });
}
