import { useApp } from '@zapovednik/platform/app';
import { link } from '@zapovednik/platform/routes';
import { Container, Metadata } from '@zapovednik/ui';
import { exampleRoute } from '../../contract/routes';
import styles from './page.module.css';

/** `/example/`: the first page of the area. */
export function Component() {
  const { origin } = useApp();
  return (
    <Container className={styles.page}>
      <Metadata
        title="Новый раздел — Заповедник"
        description="Новый раздел магазина «Заповедник»."
        canonical={origin + link(exampleRoute)}
      />
      <h1>Новый раздел</h1>
      <p>Здесь скоро будет интересно.</p>
    </Container>
  );
}
