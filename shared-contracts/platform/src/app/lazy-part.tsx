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

/** Every part whose module has run, by the mark that it leaves in the document. */
const parts = new Map<string, RenderedPart>();

/**
 * A part of a page that only some visitors see, with code of its own. The server renders it and leaves a mark; the browser loads what is
 * marked before it hydrates the page (`loadRenderedParts`). A plain `lazy` in the server's HTML would be hydrated later: a change of the page
 * above it meanwhile makes React remove that HTML, and what the visitor has pressed or typed there is lost.
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
 * Loads the code of the parts in the server's HTML, in its order: a part inside another one is known once that one has its code. Never
 * rejects: `failed` gets the errors.
 */
export async function loadRenderedParts(failed: (error: unknown, part: RenderedPart) => void): Promise<void> {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('template[data-part]')) {
    const part = parts.get(dataset.part ?? '');
    await part?.load().catch((error: unknown) => failed(error, part));
  }
}
