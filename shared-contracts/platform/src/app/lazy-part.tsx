import { type ComponentType, type FunctionComponent, lazy, type ReactNode, Suspense, useState } from 'react';
import type { AreaName } from '../routes/route-definition';

interface LazyPart<Props> {
  readonly area: AreaName;
  /** Its name in the document and in the error log. */
  readonly name: string;
  readonly load: () => Promise<{ default: ComponentType<Props> }>;
  /** Reserves the space until a part that appears later is loaded. */
  readonly waiting?: ReactNode;
}

type RenderedPart = Pick<LazyPart<object>, 'area' | 'name'> & { readonly load: () => Promise<unknown> };

/** Every part whose module has run, by its mark in the document. */
const parts = new Map<string, RenderedPart>();

/**
 * A part of a page with its own code, which only some visitors see. The server renders it and adds a mark. The browser
 * loads marked parts before it hydrates the page (`loadRenderedParts`). A plain `lazy` component in the server's HTML
 * would be hydrated later. If the page above it changed meanwhile, React would remove that HTML, with the visitor's
 * clicks and input.
 *
 * @example const SoldOut = lazyPart({ area: 'mf-catalog', name: 'sold-out', load: () => import('./sold-out') });
 */
export function lazyPart<Props extends object>({
  area,
  name,
  load,
  waiting,
}: LazyPart<Props>): FunctionComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  const bring = async () => {
    const module = await load();
    loaded = module.default;
    return module;
  };
  const Later = lazy(bring);
  const mark = `${area}/${name}`;
  parts.set(mark, { area, name, load: bring });

  return function PagePart(props) {
    const [Shown] = useState(() => loaded ?? Later);
    return (
      <>
        <template data-part={mark} />
        <Suspense fallback={waiting}>
          <Shown {...props} />
        </Suspense>
      </>
    );
  };
}

/**
 * Loads the code of the parts in the server's HTML, in order: a part inside another one is known only after the other
 * one's code has run. Never rejects: `failed` gets the errors.
 */
export async function loadRenderedParts(failed: (error: unknown, part: RenderedPart) => void): Promise<void> {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('template[data-part]')) {
    const part = parts.get(dataset.part ?? '');
    await part?.load().catch((error: unknown) => failed(error, part));
  }
}
