import { Container } from 'shared-contracts/ui';
import { useShell } from '../app/shell-provider';
import styles from './override-bar.module.css';

/**
 * Tells a tester that this browser's shop is not the one of everyone: until when, which part comes from where, and how to end
 * that. It is part of the layout, above the header, and so covers nothing.
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
        {/* A document of its own: the gateway takes the cookie away. */}
        <a href="/override/">Сбросить</a>
      </Container>
    </aside>
  );
}
