import { homeRoute } from '@zapovednik/areas/catalog/routes';
import { link } from '@zapovednik/platform/routes';
import { Container, LinkButton, Metadata } from '@zapovednik/ui';
import { useLoaderData } from 'react-router';
import * as z from 'zod/mini';
import styles from './test-page.module.css';

const areas = z.array(z.object({ name: z.string(), version: z.string() }));

/** ROU-50: the releases of this page, for testers. */
export function Component() {
  const releases = areas.parse(useLoaderData());
  return (
    <Container className={styles.page}>
      <Metadata title="Состав магазина" description="Из каких версий собран «Заповедник» и на месте ли они." hidden />
      <h1 className={styles.title}>Состав магазина</h1>
      <p>Страница для тестировщиков: из каких выпусков собран магазин, который вы сейчас видите.</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Часть</th>
            <th scope="col">Выпуск</th>
          </tr>
        </thead>
        <tbody>
          {releases.map(({ name, version }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{version}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div>
        <LinkButton to={link(homeRoute)}>На главную</LinkButton>
      </div>
    </Container>
  );
}
