import { useApp } from '@zapovednik/platform/app';
import type { AreaName } from '@zapovednik/platform/define';
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
   * The server renders it too, and the browser keeps that HTML until the part is alive. Returns what the part shows, e.g. the id of a product:
   * when that changes, the HTML is of something else, and goes.
   */
  readonly inDocument?: (props: Props) => number | string;
}

/** The HTML of an element as it is. React compares the object, so it must stay the same. */
const asItIs = { __html: '' };
const never = () => () => {};
const reachable = (place: HTMLElement | null) => [
  ...(place?.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary') ?? []),
];

/**
 * A part of a page below its first screens: its code is loaded, and it is mounted, when the visitor comes near.
 *
 * Until then nothing is pending. A transition waits for every boundary that React has not hydrated yet, so a lazy component whose promise
 * waits for the visitor to scroll would keep the next page from being shown.
 *
 * @example export const Comments = whenNear({ area: 'mf-content', name: 'comments', load: () => import('./comments'), waiting: <Skeleton /> });
 */
export function whenNear<Props extends object>(part: NearPart<Props>): FunctionComponent<Props> {
  const { area, name, load, waiting, inDocument } = part;
  const OnServer = lazy(load);
  let Loaded: ComponentType<Props> | null = null;

  return function Near(props) {
    const { report } = useApp();
    const isHydrating = useSyncExternalStore(
      never,
      () => false,
      () => true,
    );
    const [place, near] = useIsNear(false);
    const [failed, setFailed] = useState(false);
    const [loaded, setLoaded] = useState(Loaded !== null);
    /** Which of the elements that the server rendered has the focus. */
    const focused = useRef(-1);
    const shown = inDocument?.(props);
    const [kept, setKept] = useState(isHydrating ? shown : undefined);
    if (kept !== shown && kept !== undefined) setKept(undefined);

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

    // The elements of the server are gone: the focus moves to the same one of the part.
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
