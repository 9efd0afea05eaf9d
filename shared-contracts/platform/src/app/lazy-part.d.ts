import { type ComponentType, type FunctionComponent, type ReactNode } from 'react';
import type { AreaName } from '../routes/route-definition';

interface LazyPart<Props> {
  readonly area: AreaName;
  /** Its name in the document and in the error log. */
  readonly name: string;
  readonly load: () => Promise<{
    default: ComponentType<Props>;
  }>;
  /** Reserves the space until a part that appears later is loaded. */
  readonly waiting?: ReactNode;
}
type RenderedPart = Pick<LazyPart<object>, 'area' | 'name'> & {
  readonly load: () => Promise<unknown>;
};
/**
 * A part of a page that only some visitors see, with code of its own. The server renders it and leaves a mark; the browser loads what is
 * marked before it hydrates the page (`loadRenderedParts`). A plain `lazy` in the server's HTML would be hydrated later: a change of the page
 * above it meanwhile makes React remove that HTML, and what the visitor has pressed or typed there is lost.
 *
 * @example const SoldOut = lazyPart({ area: 'mf-catalog', name: 'sold-out', load: () => import('./sold-out') });
 */
export declare function lazyPart<Props extends object>({
  area,
  name,
  load,
  waiting,
}: LazyPart<Props>): FunctionComponent<Props>;
/**
 * Loads the code of the parts in the server's HTML, in its order: a part inside another one is known once that one has its code. Never
 * rejects: `failed` gets the errors.
 */
export declare function loadRenderedParts(failed: (error: unknown, part: RenderedPart) => void): Promise<void>;
export {};
