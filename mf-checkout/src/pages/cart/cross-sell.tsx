import type { BasketLine } from '@zapovednik/api/checkout/models/basket';
import { lazy, Suspense, useEffect, useState } from 'react';

const firstActions = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

const BoughtWith = lazy(() =>
  import(/* webpackChunkName: "lazy-bought-with" */ './bought-with').then(
    ({ BoughtWith: Products }) => ({ default: Products }),
    // The cart does not need them.
    () => ({ default: () => null }),
  ),
);

/**
 * Products that fit those in the cart. They and their code are loaded after the visitor's first action: the first load is for the cart
 * itself.
 */
export function CrossSell({ lines }: { lines: readonly BasketLine[] }) {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    const wake = () => setAwake(true);
    for (const name of firstActions) window.addEventListener(name, wake, { once: true, passive: true });
    return () => {
      for (const name of firstActions) window.removeEventListener(name, wake);
    };
  }, []);
  return (
    isAwake && (
      <Suspense>
        <BoughtWith lines={lines} />
      </Suspense>
    )
  );
}
