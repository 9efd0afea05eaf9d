import { type ReactNode, useDeferredValue } from 'react';
import { useIsHydrating } from '../../hydration/use-is-hydrating';
import styles from './product-page.module.css';

interface BelowProps {
  /** Whether the visitor returns to a place in it. */
  atOnce: boolean;
  children: ReactNode;
}

/** What is below the first screens. After a press it is rendered when the product is shown, not before. */
export function Below({ atOnce, children }: BelowProps) {
  const isHydrating = useIsHydrating();
  const shown = useDeferredValue(true, isHydrating || atOnce);
  return shown ? children : <div className={styles.waiting} />;
}
