import { to } from 'shared-contracts/routes';
import { Container, LinkButton, Metadata, Picture } from 'shared-contracts/ui';
import { useRow } from '../app/use-row';
import styles from './faults.module.css';

/** LAY-04 to LAY-06; on a path that no route has, the generic text stands beside it (LAY-07). */
export function NotFoundPage() {
  const row = useRow();
  return (
    <Container className={styles.page}>
      <Metadata title="Страница не найдена" hidden />
      <Picture
        src="/pictures/scene/lost-dog/1"
        alt="Щенок заблудился в лесу"
        ratio="3:2"
        sizes="(min-width: 720px) 480px, 90vw"
        priority
        className={styles.picture}
      />
      <h1 className={styles.title}>Страница не найдена</h1>
      <p className={styles.text}>Была где-то тут и потерялась..</p>
      {row === null && (
        <p className={styles.note} lang="en">
          This page could not be found
        </p>
      )}
      <div className={styles.ways}>
        <LinkButton variant="primary" to={to.page('home')}>
          На главную
        </LinkButton>
        <LinkButton to={to.page('catalog')}>В каталог</LinkButton>
      </div>
    </Container>
  );
}
