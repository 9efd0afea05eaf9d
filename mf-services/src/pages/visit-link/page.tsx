import { cabinetVisitsRoute, signInLink } from '@zapovednik/areas/cabinet/routes';
import { vetRoute } from '@zapovednik/areas/services/routes';
import { definePage, useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { link } from '@zapovednik/platform/routes';
import { Container, EmptyState, LinkButton, Metadata } from '@zapovednik/ui';
import { lazy, Suspense, useState } from 'react';
import { conclusionWords } from '../../visits/conclusion-words';
import { visitQuery } from '../../visits/visit-access';
import { VisitView } from '../../visits/visit-view';
import { loadVisitLink } from './load';
import styles from './visit-link-page.module.css';

const GuestConclusion = lazy(
  () => import(/* webpackChunkName: "lazy-guest-conclusion" */ '../../visits/guest-conclusion'),
);
const LinkReview = lazy(() => import(/* webpackChunkName: "lazy-link-review" */ '../../visits/link-review'));

/** One visit for everyone who has its signed link: it can be moved and cancelled without signing in (VET-04). */
export const { Component, loader } = definePage<{ token: string | null }>({
  load: loadVisitLink,
  Component: ({ data: { token } }) => (token === null ? <NoVisit /> : <Visit token={token} />),
});

function Visit({ token }: { token: string }) {
  const { data: visit } = useQuery(visitQuery(useApp(), { token }));
  // The form thanks after the visit is read again.
  const [canReview] = useState(visit?.canReview);
  if (!visit) return null;
  const title = `Запись № ${visit.id}`;
  return (
    <Container className={styles.page}>
      <Metadata
        title={`${title} — Заповедник`}
        description="Когда и куда приходить; перенести или отменить запись."
        hidden
      />
      {/* The address is a secret: no other site may get it. */}
      <meta name="referrer" content="no-referrer" />
      <h1 className={styles.title}>{title}</h1>
      <VisitView visit={visit} access={{ token }} />
      <Suspense>
        {visit.hasConclusion && <GuestConclusion token={token} kind={visit.kind} />}
        {canReview && <LinkReview token={token} visit={visit} />}
      </Suspense>
      {visit.hasConclusion === undefined && (
        <p className={styles.note}>
          {conclusionWords[visit.kind].title} и файлы видны только в личном кабинете того, кто записывался со входом.
        </p>
      )}
    </Container>
  );
}

function NoVisit() {
  return (
    <Container className={styles.page}>
      <Metadata title="Ссылка не работает" description="Ссылка на запись не работает." hidden />
      <EmptyState
        heading="h1"
        title="Ссылка не работает"
        text="Возможно, она скопирована не целиком, или визит был больше двух недель назад."
        action={
          <div className={styles.ways}>
            <LinkButton variant="primary" to={link(vetRoute)}>
              Записаться снова
            </LinkButton>
            <LinkButton to={signInLink(link(cabinetVisitsRoute))}>Войти и посмотреть записи</LinkButton>
          </div>
        }
      />
    </Container>
  );
}
