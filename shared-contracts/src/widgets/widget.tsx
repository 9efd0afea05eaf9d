import { Component, type ComponentType, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { useShop } from '../shop/shop';
import { ErrorHole } from '../ui';
import { type WidgetName, type WidgetProps, widgetOwners } from './registry';
import { useNear } from './use-near';

interface WidgetFrameProps<W extends WidgetName> {
  name: W;
  props: WidgetProps[W];
  /** Keeps the space until the widget is there: a skeleton in its shape. */
  fallback: ReactNode;
  /** Loads only when the visitor comes near it: for what stands below the first screens. */
  whenSeen?: boolean;
}

/**
 * Another area's component in this page. It is isolated: when it fails, only its place says so, with a retry.
 *
 * @example
 * <Widget name="product-carousel" props={{ title: 'Новинки', list: 'new' }} fallback={<CarouselSkeleton />} />
 */
export function Widget<W extends WidgetName>({ name, props, fallback, whenSeen = false }: WidgetFrameProps<W>) {
  const shop = useShop();
  const [loaded, setLoaded] = useState<{ Component: ComponentType<WidgetProps[W]> } | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [place, near] = useNear(!whenSeen);
  const area = widgetOwners[name];
  const ReadyComponent = loaded?.Component ?? shop.widgets.ready(name);

  const fail = useCallback(
    (error: unknown) => {
      shop.report(error, { area, doing: 'widget', name });
      setFailed(true);
    },
    [shop, area, name],
  );

  // `attempt` is a dependency on purpose: a retry asks again although nothing else changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!near || shop.widgets.ready(name)) return;
    let gone = false;
    shop.widgets.load(name).then(
      (Component) => !gone && setLoaded({ Component }),
      (error: unknown) => !gone && fail(error),
    );
    return () => {
      gone = true;
    };
  }, [shop, name, fail, attempt, near]);

  const retry = () => {
    setFailed(false);
    setAttempt((count) => count + 1);
  };

  return (
    <div ref={place} data-area={area} data-widget={name}>
      {failed ? (
        <ErrorHole onRetry={retry} />
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

/** Catches what a widget throws while rendering. */
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
