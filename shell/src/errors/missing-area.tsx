import { Container, ErrorFallback, Metadata } from '@zapovednik/ui';
import { useRevalidator } from 'react-router';
import styles from './faults.module.css';

interface MissingAreaProps {
  area: string;
  version: string;
}

/**
 * Shown in place of a page whose owner could not be loaded. The layout and all other pages still work, and a retry
 * needs no reload.
 */
export function MissingArea({ area, version }: MissingAreaProps) {
  const { revalidate, state } = useRevalidator();
  return (
    <Container className={styles.fallback}>
      <Metadata title="Раздел временно недоступен" hidden />
      <h1 className={styles.title}>Этот раздел сейчас недоступен</h1>
      <ErrorFallback
        title="Не удалось загрузить эту часть магазина"
        text="Остальные разделы работают. Попробуйте ещё раз через минуту."
        area={area}
        version={version}
        busy={state === 'loading'}
        onRetry={() => void revalidate()}
      />
    </Container>
  );
}
