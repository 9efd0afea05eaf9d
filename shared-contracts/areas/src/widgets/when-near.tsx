import { useApp } from '@zapovednik/platform/app';
import type { AreaName } from '@zapovednik/platform/define';
import { useLocation } from '@zapovednik/platform/router';
import { ErrorFallback } from '@zapovednik/ui';
import {
  type ComponentType,
  type FunctionComponent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useIsNear } from './use-is-near';

interface NearPart<Props> {
  readonly area: AreaName;
  /** Its name in the error log. */
  readonly name: string;
  readonly load: () => Promise<{ default: ComponentType<Props> }>;
  /** Reserves the space until it is loaded. */
  readonly waiting?: ReactNode;
  /**
   * The server also renders it, and the browser keeps that HTML until the part is mounted. Returns the subject of the
   * part, e.g. the id of a product. When it changes, the HTML is removed, because it is about another subject.
   */
  readonly inDocument?: (props: Props) => number | string;
}

/** Inserts the HTML of an element unchanged. React compares the object, so it must stay the same. */
const asItIs = { __html: '' };
const never = () => () => {};
const reachable = (place: HTMLElement | null) => [
  ...(place?.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary') ?? []),
];

/**
 * A part of a page below its first screens. Its code is loaded and it is mounted when the visitor scrolls near it. When they come
 * back to a page where it was mounted, it is there at once: the page is as long as it was, so «Назад» finds its place.
 *
 * Until then no promise is pending. A transition waits for every boundary that React has not hydrated yet. So a lazy
 * component whose promise waits for scrolling would delay the next page.
 *
 * @example export const Comments = whenNear({ area: 'mf-content', name: 'comments', load: () => import('./comments'), waiting: <Skeleton /> });
 */
export function whenNear<Props extends object>(part: NearPart<Props>): FunctionComponent<Props> {
  const { area, name, load, waiting, inDocument } = part;
  const OnServer = lazy(load);
  let Loaded: ComponentType<Props> | null = null;
  /** The visits of pages (keys of their history entries) on which it was near. */
  const seen = new Set<string>();

  return function Near(props) {
    const { report } = useApp();
    const isHydrating = useSyncExternalStore(
      never,
      () => false,
      () => true,
    );
    const { key } = useLocation();
    const [place, near] = useIsNear(Loaded !== null && seen.has(key));
    const [failed, setFailed] = useState(false);
    const [loaded, setLoaded] = useState(Loaded !== null);
    /** The index of the focused element among those that the server rendered. */
    const focused = useRef(-1);
    const shown = inDocument?.(props);
    const [kept, setKept] = useState(isHydrating ? shown : undefined);
    if (kept !== shown && kept !== undefined) setKept(undefined);

    useEffect(() => {
      if (near) seen.add(key);
    }, [near, key]);

    useEffect(() => {
      if (!near || failed || Loaded) return;
      load().then(
        (module) => {
          Loaded = module.default;
          focused.current = reachable(place.current).findIndex((element) => element.matches(':focus'));
          setLoaded(true);
        },
        (error: unknown) => {
          report(error, { area, phase: 'load', name });
          setFailed(true);
        },
      );
    }, [near, failed, report, place]);

    // The server's elements are removed, so the focus moves to the same element of the part.
    useLayoutEffect(() => {
      if (loaded) reachable(place.current)[focused.current]?.focus({ preventScroll: true });
    }, [loaded, place]);

    const Part = 'document' in globalThis ? near && Loaded : inDocument && OnServer;
    const retry = () => setFailed(false);
    return (
      <>
        {failed && <ErrorFallback area={area} onRetry={retry} />}
        {!Part && kept !== undefined ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML that the server has rendered stays
          <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={asItIs} />
        ) : (
          <div ref={place}>
            {Part ? (
              <Suspense fallback={waiting}>
                <Part {...props} />
              </Suspense>
            ) : (
              !failed && waiting
            )}
          </div>
        )}
      </>
    );
  };
}
