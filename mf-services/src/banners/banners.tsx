import { useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { LinkButton, Picture } from '@zapovednik/ui';
import styles from './banners.module.css';
import { groomingBannersQuery } from './banners-query';

/** Up to a hundred banners in their order; nothing while there is none. */
export function Banners() {
  const { data = [] } = useQuery(groomingBannersQuery(useApp()));
  if (data.length === 0) return null;
  return (
    <ul aria-label="Предложения" className={styles.list}>
      {data.map(({ ID, TITLE, TEXT, BUTTON, URL, PICTURE }) => (
        <li key={ID} className={styles.banner}>
          <Picture src={PICTURE} alt="" sizes="(min-width: 720px) 600px, 100vw" className={styles.picture} />
          <div className={styles.words}>
            <p className={styles.title}>{TITLE}</p>
            <p>{TEXT}</p>
            <LinkButton to={URL}>{BUTTON}</LinkButton>
          </div>
        </li>
      ))}
    </ul>
  );
}
