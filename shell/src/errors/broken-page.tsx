import { homeRoute } from '@zapovednik/areas/catalog/routes';
import { link } from '@zapovednik/platform/routes';
import { Button, Container, LinkButton, Metadata } from '@zapovednik/ui';
import { RotateCcw } from '@zapovednik/ui/icons';
import { useRevalidator } from 'react-router';
import styles from './faults.module.css';

/**
 * The error page with the status of the error (ROU-106) and the page's own message, e.g. «Не удалось загрузить продукты». A server
 * error without a message shows the text of LAY-08.
 */
export function BrokenPage({ status, message }: { status: number; message: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <Container className={styles.page}>
      <Metadata title="Возникла ошибка" hidden />
      <p className={styles.status}>{status}</p>
      <h1 className={styles.title}>Возникла ошибка</h1>
      {(message || status >= 500) && <p className={styles.text}>{message || 'Возникла внутренняя ошибка сервера'}</p>}
      <div className={styles.ways}>
        <Button variant="primary" icon={<RotateCcw />} busy={state === 'loading'} onClick={() => void revalidate()}>
          Повторить
        </Button>
        <LinkButton to={link(homeRoute)}>На главную</LinkButton>
      </div>
    </Container>
  );
}
