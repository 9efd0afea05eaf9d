import { useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { LinkButton, Picture } from '@zapovednik/ui';
import styles from './banners.module.css';
import { groomingBannersQuery } from './banners-query';

/** Up to a hundred banners in their order; if there are none, nothing is shown. */
export function Banners() {
  const { data = [] } = useQuery(groomingBannersQuery(useApp()));
  if (data.length === 0) return null;
  return (
    <ul aria-label="Предложения" className={styles.list}>
      {data.map(({ id, title, text, button, path, picture }) => (
        <li key={id} className={styles.banner}>
          <Picture src={picture} alt="" sizes="(min-width: 720px) 600px, 100vw" className={styles.picture} />
          <div className={styles.words}>
            <p className={styles.title}>{title}</p>
            <p>{text}</p>
            <LinkButton to={path}>{button}</LinkButton>
          </div>
        </li>
      ))}
    </ul>
  );
}
