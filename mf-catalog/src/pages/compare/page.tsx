import { useEffect, useRef } from 'react';
import { definePage, useApp, useAtom, useCommand } from 'shared-contracts/app';
import { comparedAtom } from 'shared-contracts/catalog/atoms';
import { toggleCompared } from 'shared-contracts/catalog/commands';
import { catalogRoute, homeRoute } from 'shared-contracts/catalog/routes';
import { viewedProducts } from 'shared-contracts/catalog/widgets';
import { useQuery } from 'shared-contracts/query';
import { link } from 'shared-contracts/routes';
import { Breadcrumbs, Container, EmptyState, ErrorFallback, LinkButton, Metadata, Skeleton } from 'shared-contracts/ui';
import { Widget } from 'shared-contracts/widgets';
import { comparedQuery, type StoredProduct } from '../../comparison/compared-query';
import frame from '../../page/page.module.css';
import { CompareTable } from './compare-table';
import type { Column } from './compared-rows';

/** Up to four products side by side. The browser knows which; the server renders only the frame. */
function ComparePage() {
  const stored = useAtom(comparedAtom);
  return (
    <Container className={frame.page}>
      <Metadata
        title="Сравнение товаров — Заповедник"
        description="До четырёх товаров «Заповедника» рядом: сначала то, чем они отличаются."
        hidden
      />
      <Breadcrumbs items={[{ title: 'Главная', to: link(homeRoute) }, { title: 'Сравнение' }]} />
      <h1 className={frame.title}>Сравнение товаров</h1>
      {stored === null ? <Waiting /> : stored.length === 0 ? <Nothing /> : <Compared stored={stored} />}
    </Container>
  );
}

function Compared({ stored }: { stored: readonly StoredProduct[] }) {
  const { data, isError, isFetching, refetch } = useQuery(comparedQuery(useApp(), stored));
  const { run } = useCommand(toggleCompared);
  const place = useRef<HTMLDivElement>(null);
  const remove = ({ id, code }: StoredProduct) => run({ id, code, compared: false });
  const ids = new Set(stored.map(({ id }) => id));
  const gone = data?.find(({ id, product }) => product === null && ids.has(id));
  const columns = (data ?? []).flatMap(({ id, product, score }): Column[] =>
    product && ids.has(id) ? [{ id, product, score }] : [],
  );

  // A product that the shop does not have any more leaves the comparison.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each product that is gone
  useEffect(() => {
    const left = stored.find(({ id }) => id === gone?.id);
    if (left) remove(left);
  }, [gone?.id]);

  if (!data) {
    return isError ? (
      <ErrorFallback title="Не удалось загрузить продукты" onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <Waiting />
    );
  }
  return (
    <div ref={place} tabIndex={-1}>
      {columns.length === 1 && <p>Добавьте ещё товар кнопкой «Сравнить», чтобы увидеть отличия.</p>}
      <CompareTable
        columns={columns}
        onRemove={({ id, product }) => {
          remove({ id, code: product.code });
          // The pressed button is gone.
          place.current?.focus();
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
      <Widget of={viewedProducts} props={{}} whenSeen fallback={null} />
    </>
  );
}

/** Until the browser has read which products they are. */
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
