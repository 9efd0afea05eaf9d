import { articlesRoute, authorLink, authorRoute } from '@zapovednik/areas/content/routes';
import { definePage, useApp } from '@zapovednik/platform/app';
import { useSuspenseQuery } from '@zapovednik/platform/query';
import { useParams } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { Picture } from '@zapovednik/ui';
import { Section } from '@zapovednik/ui/layout';
import { RichText } from '@zapovednik/ui/rich-text';
import list from '../../list/list.module.css';
import { mainOrigin } from '../../prose/main-origin';
import { ProsePage } from '../../prose/page';
import { authorData } from '../../publications/publication-data';
import { authorQuery } from '../../publications/publication-query';
import { Teaser } from '../../publications/teaser';
import styles from './author-page.module.css';
import { loadAuthor } from './load';

/** An author: portrait, what the author does, and the articles. */
function AuthorPage() {
  const app = useApp();
  const { code = '' } = useParams();
  const { data: author } = useSuspenseQuery(authorQuery(app, code));
  const { name, role, body, picture, articles } = author;
  return (
    <ProsePage
      route={authorRoute}
      path={authorLink(code)}
      heading={name}
      title={`${name}, ${role}`}
      description={`${name}, ${role} «Заповедника»: о себе и статьи о питомцах.`}
      lead={role}
      everywhere
      card={`author-${code}`}
      parents={[{ title: 'Статьи', to: link(articlesRoute) }]}
      data={[authorData(author, mainOrigin(app))]}
    >
      <div className={styles.author}>
        <Picture src={picture} alt={name} ratio="1:1" sizes="200px" priority className={styles.face} />
        <RichText html={body} className={styles.about} />
      </div>
      {articles.length > 0 && (
        <Section title="Статьи автора">
          <ul className={list.items}>
            {articles.map((article) => (
              <li key={article.id}>
                <Teaser kind="article" of={article} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </ProsePage>
  );
}

export const { Component, loader } = definePage({ load: loadAuthor, Component: AuthorPage });
