import { catalogRoute, homeRoute } from '@zapovednik/areas/catalog/routes';
import { definePage, useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { link } from '@zapovednik/platform/routes';
import { Breadcrumbs, Container, EmptyState, ErrorFallback, LinkButton, Metadata, Skeleton } from '@zapovednik/ui';
import { type RefObject, useEffect, useRef } from 'react';
import { type ComparedId, comparedQuery, setCompared } from '../../comparison/compared';
import { comparedDetailsQuery } from '../../comparison/compared-details-query';
import frame from '../../page/page.module.css';
import { ViewedSlot } from '../../slots/slots';
import styles from './compare-page.module.css';
import { CompareTable } from './compare-table';
import type { Column } from './compared-rows';

/** Up to four products side by side. The list is stored in the browser; the server renders only the frame. */
function ComparePage() {
  const { data: compared } = useQuery(comparedQuery(useApp()));
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Container className={frame.page}>
      <Metadata
        title="Сравнение товаров — Заповедник"
        description="До четырёх товаров «Заповедника» рядом: сначала то, чем они отличаются."
        hidden
      />
      <Breadcrumbs items={[{ title: 'Главная', to: link(homeRoute) }, { title: 'Сравнение' }]} />
      <h1 ref={heading} tabIndex={-1} className={frame.title}>
        Сравнение товаров
      </h1>
      {!compared ? (
        <Waiting />
      ) : compared.length === 0 ? (
        <Nothing />
      ) : (
        <Compared compared={compared} heading={heading} />
      )}
    </Container>
  );
}

interface ComparedProps {
  compared: readonly ComparedId[];
  heading: RefObject<HTMLElement | null>;
}

function Compared({ compared, heading }: ComparedProps) {
  const app = useApp();
  const { data, isError, isFetching, refetch } = useQuery(comparedDetailsQuery(app, compared));
  const place = useRef<HTMLDivElement>(null);
  const ids = new Set(compared.map(({ id }) => id));
  const left = data?.filter(({ stored }) => ids.has(stored.id)) ?? [];
  const gone = left.find(({ product }) => product === null)?.stored;
  const columns = left.flatMap(({ product, ...one }): Column[] => (product ? [{ ...one, product }] : []));

  // A product that the shop no longer has is removed from the comparison.
  useEffect(() => {
    if (gone) setCompared(app, gone, false);
  }, [app, gone]);

  if (!data) {
    return isError ? (
      <ErrorFallback title="Не удалось загрузить продукты" onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <Waiting />
    );
  }
  return (
    <div ref={place} className={styles.compared}>
      {columns.length === 1 && <p>Добавьте ещё товар кнопкой «Сравнить», чтобы увидеть отличия.</p>}
      <CompareTable
        columns={columns}
        onRemove={(stored) => {
          // The pressed button goes: the one beside it gets the focus; after the last one the page's heading.
          const buttons = place.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
          const at = columns.findIndex((column) => column.stored === stored);
          (buttons[at + 1] ?? buttons[at - 1] ?? heading.current)?.focus();
          setCompared(app, stored, false);
        }}
      />
    </div>
  );
}

function Nothing() {
  return (
    <>
      <EmptyState
        title="Сравнивать пока нечего"
        text="Нажмите «Сравнить» у двух или нескольких похожих товаров: здесь будет видно, чем они отличаются."
        action={
          <LinkButton variant="primary" to={link(catalogRoute)}>
            В каталог
          </LinkButton>
        }
      />
      <ViewedSlot />
    </>
  );
}

/** Shown until the browser has read the list. */
function Waiting() {
  return (
    <section aria-busy="true" aria-label="Сравнение товаров">
      <Skeleton shape="block" />
      <Skeleton />
      <Skeleton width="long" />
    </section>
  );
}

export const { Component, loader } = definePage({ load: async () => null, Component: ComparePage });
