import { Link } from 'shared-contracts/router';
import { Picture } from 'shared-contracts/ui';
import { guides } from '../pets/guides';
import styles from './news-teasers.module.css';

/** Links to the guides for new owners, as many as requested. */
export function Component({ count }: { count: number }) {
  return (
    <section aria-labelledby="news-teasers" className={styles.teasers}>
      <h2 id="news-teasers" className={styles.title}>
        Полезно знать
      </h2>
      <ul className={styles.list}>
        {guides.slice(0, count).map(({ title, text, picture, to }) => (
          <li key={to} className={styles.teaser}>
            <Picture
              src={picture}
              alt=""
              ratio="16:9"
              sizes="(min-width: 1024px) 400px, (min-width: 720px) 45vw, 90vw"
            />
            <div className={styles.words}>
              <h3 className={styles.name}>
                <Link to={to} className={styles.link}>
                  {title}
                </Link>
              </h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
