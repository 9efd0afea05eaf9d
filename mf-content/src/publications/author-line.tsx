import type { PublicationDetail } from '@zapovednik/api/content/models/publication';
import { authorLink } from '@zapovednik/areas/content/routes';
import { Link } from '@zapovednik/platform/router';
import { Picture } from '@zapovednik/ui';
import styles from './author-line.module.css';

/** Below a text: who wrote it, with a link to the author's page. */
export function AuthorLine({ of: { author, authorRole, authorPage } }: { of: PublicationDetail }) {
  if (!authorPage) return null;
  return (
    <aside aria-label="Автор" className={styles.line}>
      <Picture src={authorPage.picture} alt="" ratio="1:1" sizes="64px" className={styles.face} />
      <p>
        <Link to={authorLink(authorPage.code)}>{author}</Link>
        {authorRole}, автор статьи
      </p>
    </aside>
  );
}
