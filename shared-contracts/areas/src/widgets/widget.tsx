import { useApp } from '@zapovednik/platform/app';
import type { WidgetDescriptor } from '@zapovednik/platform/define';
import { ErrorFallback } from '@zapovednik/ui';
import { Component, type FunctionComponent, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { useIsNear } from './use-is-near';

interface WidgetFrameProps<Props extends z.ZodMiniObject> {
  of: WidgetDescriptor<Props>;
  props: z.input<Props>;
  /** Reserves the space until the widget is loaded: a skeleton of the same shape. */
  fallback: ReactNode;
  /** Loads only when the user scrolls near it: for widgets below the first screens. */
  whenSeen?: boolean;
  /** Shown instead if it fails; by default an error with a retry. */
  failure?: ReactNode;
}

/**
 * A component of another area in this page. It is isolated: if it fails, only its place shows the error, with a retry.
 *
 * @example
 * <Widget of={productCarousel} props={{ title: 'Новинки', list: 'new' }} fallback={<CarouselSkeleton />} />
 */
export function Widget<Props extends z.ZodMiniObject>({
  of: widget,
  props,
  fallback,
  whenSeen = false,
  failure,
}: WidgetFrameProps<Props>) {
  const app = useApp();
  const [loaded, setLoaded] = useState<{ Component: FunctionComponent<object> } | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [place, near] = useIsNear(!whenSeen);
  const { name, owner } = widget;
  const ReadyComponent = loaded?.Component ?? app.widgets.ready(widget);

  const fail = useCallback(
    (error: unknown) => {
      app.report(error, { area: owner, phase: 'widget', name });
      setFailed(true);
    },
    [app, owner, name],
  );

  // `attempt` is a dependency, so that a retry loads again although nothing else has changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!near || app.widgets.ready(widget)) return;
    let gone = false;
    app.widgets.load(widget).then(
      (Component) => !gone && setLoaded({ Component }),
      (error: unknown) => !gone && fail(error),
    );
    return () => {
      gone = true;
    };
  }, [app, widget, fail, attempt, near]);

  const retry = () => {
    setFailed(false);
    setAttempt((count) => count + 1);
  };

  return (
    <div ref={place} data-area={owner} data-widget={name}>
      {failed ? (
        failure === undefined ? (
          <ErrorFallback onRetry={retry} />
        ) : (
          failure
        )
      ) : ReadyComponent ? (
        <WidgetBoundary key={attempt} onError={fail}>
          <Suspense fallback={fallback}>
            <ReadyComponent {...props} />
          </Suspense>
        </WidgetBoundary>
      ) : (
        fallback
      )}
    </div>
  );
}

/** Catches errors of a widget while rendering. */
class WidgetBoundary extends Component<
  { onError: (error: unknown) => void; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
