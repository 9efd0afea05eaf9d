import { catalogRoute, homeRoute } from '@zapovednik/areas/catalog/routes';
import { cityGuards, link } from '@zapovednik/platform/routes';
import { Container, LinkButton, Metadata, Picture } from '@zapovednik/ui';
import { lazy, Suspense } from 'react';
import { useRoute } from '../context/use-route';
import styles from './faults.module.css';

const OtherCity = lazy(async () => ({
  default: (await import(/* webpackChunkName: "lazy-other-city" */ '../city/other-city')).OtherCity,
}));

/** LAY-04 to LAY-06. A path without a route also shows the generic text (LAY-07). */
export function NotFoundPage() {
  const route = useRoute();
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
      {route === null && (
        <p className={styles.note} lang="en">
          This page could not be found
        </p>
      )}
      {route?.guards.some((guard) => guard in cityGuards) && (
        <Suspense>
          <OtherCity route={route} />
        </Suspense>
      )}
      <div className={styles.ways}>
        <LinkButton variant="primary" to={link(homeRoute)}>
          На главную
        </LinkButton>
        <LinkButton to={link(catalogRoute)}>В каталог</LinkButton>
      </div>
    </Container>
  );
}
