import type { AreaName } from '@zapovednik/platform/define';
import { type ComponentType, type FunctionComponent, type ReactNode } from 'react';

interface NearPart<Props> {
  readonly area: AreaName;
  /** Its name in the error log. */
  readonly name: string;
  readonly load: () => Promise<{
    default: ComponentType<Props>;
  }>;
  /** Reserves the space until it is loaded. */
  readonly waiting?: ReactNode;
  /**
   * The server renders it too, and the browser keeps that HTML until the part is alive. Returns what the part shows, e.g. the id of a product:
   * when that changes, the HTML is of something else, and goes.
   */
  readonly inDocument?: (props: Props) => number | string;
}
/**
 * A part of a page below its first screens: its code is loaded, and it is mounted, when the visitor comes near.
 *
 * Until then nothing is pending. A transition waits for every boundary that React has not hydrated yet, so a lazy component whose promise
 * waits for the visitor to scroll would keep the next page from being shown.
 *
 * @example export const Comments = whenNear({ area: 'mf-content', name: 'comments', load: () => import('./comments'), waiting: <Skeleton /> });
 */
export declare function whenNear<Props extends object>(part: NearPart<Props>): FunctionComponent<Props>;
export {};
