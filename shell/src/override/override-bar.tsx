import { Container } from '@zapovednik/ui';
import { useShell } from '../context/shell-provider';
import styles from './override-bar.module.css';

/**
 * Shows a tester that their browser overrides releases: the expiry, the source of each app, and how to end it. It is
 * part of the layout, above the header, so it does not cover anything.
 */
export function OverrideBar() {
  const { override } = useShell();
  const [state, ...parts] = override;
  if (state === undefined) return null;
  return (
    <aside className={styles.bar} aria-label="Подмена выпусков">
      <Container className={styles.line}>
        <span>{state}</span>
        {parts.map((part) => (
          <span key={part} className={styles.part}>
            {part}
          </span>
        ))}
        {/* A full page load: the gateway deletes the cookie. */}
        <a href="/override/">Сбросить</a>
      </Container>
    </aside>
  );
}
