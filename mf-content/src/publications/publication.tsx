import type { PublicationDetail } from '@zapovednik/api/content/models/publication';
import { useApp } from '@zapovednik/platform/app';
import { useSuspenseQuery } from '@zapovednik/platform/query';
import { useParams } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { formatDay, isoDate } from '@zapovednik/rules/dates';
import { Section } from '@zapovednik/ui/layout';
import { RichText } from '@zapovednik/ui/rich-text';
import type { ReactNode } from 'react';
import list from '../list/list.module.css';
import { mainOrigin } from '../prose/main-origin';
import { ProsePage } from '../prose/page';
import { type Kind, kinds, topicName } from './kinds';
import styles from './publication.module.css';
import { publicationData } from './publication-data';
import { publicationQuery } from './publication-query';
import { Teaser } from './teaser';

interface PublicationProps {
  kind: Kind;
  /** Below the text, e.g. its comments. */
  children?: (of: PublicationDetail) => ReactNode;
}

/** One article or news item: its text, its author, and links to others. */
export function Publication({ kind, children }: PublicationProps) {
  const app = useApp();
  const { code = '' } = useParams();
  const { data: text } = useSuspenseQuery(publicationQuery(app, kind, code));
  const { listRoute, linkOf, title, relatedTitle, route } = kinds[kind];
  return (
    <ProsePage
      route={route}
      path={linkOf(code)}
      heading={text.title}
      description={text.lead}
      lead={text.lead}
      picture={text.picture}
      card={`${kind}-${code}`}
      type="article"
      everywhere
      parents={[{ title, to: link(listRoute) }]}
      data={[publicationData(kind, text, mainOrigin(app))]}
    >
      <div className={styles.text}>
        <p className={styles.about}>
          <span>{topicName(text.topic)}</span>
          <time dateTime={isoDate(text.date)}>{formatDay(text.date, app.city.today)}</time>
          {text.author && (
            <span>
              {text.author}, {text.authorRole}
            </span>
          )}
        </p>
        <RichText html={text.body} />
      </div>
      {children?.(text)}
      {text.related.length > 0 && (
        <Section title={relatedTitle}>
          <ul className={list.items}>
            {text.related.slice(0, 2).map((other) => (
              <li key={other.id}>
                <Teaser kind={kind} of={other} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </ProsePage>
  );
}
