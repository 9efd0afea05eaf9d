import { useApp } from '@zapovednik/platform/app';
import { onPage, pageOf } from '@zapovednik/platform/list-address';
import { useSuspenseQuery } from '@zapovednik/platform/query';
import { useSearchParams } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { EmptyState, LinkButton } from '@zapovednik/ui';
import { useLongerList } from '@zapovednik/ui/disclosure';
import type { ReactNode } from 'react';
import { ChoiceLinks } from '../list/choice-links';
import { choiceKeys, codeOf } from '../list/list-address';
import { LongerList } from '../list/longer-list';
import { ProsePage } from '../prose/page';
import { type Kind, kinds, topicName } from './kinds';
import { publicationPageQuery } from './publication-query';
import { Teaser } from './teaser';

interface PublicationListProps {
  kind: Kind;
  description: string;
  lead: ReactNode;
}

/** The page of all articles or news: topics, newest first, with further pages (CON-02, CON-03). */
export function PublicationList({ kind, description, lead }: PublicationListProps) {
  const app = useApp();
  const [query] = useSearchParams();
  const { listRoute, title, feed } = kinds[kind];
  const path = link(listRoute);
  const page = pageOf(query);
  const topic = codeOf(query, choiceKeys.topic);
  const { data } = useSuspenseQuery(publicationPageQuery(app, kind, page, topic));
  const shown = useLongerList(
    page,
    data.items,
    (other) => publicationPageQuery(app, kind, other, topic),
    (other: typeof data) => other.items,
  );
  const hrefOf = (next: number) => link(listRoute, {}, { topic, ...onPage(next) });
  const all = data.topics.reduce((sum, { count }) => sum + count, 0);
  const choices = [
    { title: 'Все', to: path, count: all, chosen: topic === undefined },
    ...data.topics.map(({ code, count }) => ({
      title: topicName(code),
      to: link(listRoute, {}, { topic: code }),
      count,
      chosen: code === topic,
    })),
  ];

  return (
    <ProsePage
      route={listRoute}
      path={hrefOf(page)}
      heading={title}
      title={page > 1 ? `${title} — страница ${page}` : title}
      description={description}
      lead={lead}
      everywhere
    >
      <link rel="alternate" type="application/rss+xml" title={title} href={app.origin + feed} />
      {data.topics.length > 1 && <ChoiceLinks label="Темы" choices={choices} />}
      {data.items.length > 0 ? (
        <LongerList label={title} shown={shown} count={data.count} page={page} pages={data.pageCount} hrefOf={hrefOf}>
          {(item, at) => <Teaser kind={kind} of={item} priority={at === 0} />}
        </LongerList>
      ) : (
        <EmptyState
          title="Здесь пока ничего нет"
          text="Посмотрите другие темы или загляните в каталог."
          action={<LinkButton to={path}>Все темы</LinkButton>}
        />
      )}
    </ProsePage>
  );
}
