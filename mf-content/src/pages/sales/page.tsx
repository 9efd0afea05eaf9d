import { catalogRoute } from '@zapovednik/areas/catalog/routes';
import { salesRoute } from '@zapovednik/areas/content/routes';
import { definePage, useApp } from '@zapovednik/platform/app';
import { listKeys, onPage } from '@zapovednik/platform/list-address';
import { useSuspenseQuery } from '@zapovednik/platform/query';
import { useSearchParams } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { EmptyState, LinkButton } from '@zapovednik/ui';
import { useLongerList } from '@zapovednik/ui/disclosure';
import { useCity } from '../../city/use-city';
import { ChoiceLinks } from '../../list/choice-links';
import { choiceKeys } from '../../list/list-address';
import { LongerList } from '../../list/longer-list';
import { categoryName } from '../../promotions/categories';
import { PromotionCard } from '../../promotions/promotion-card';
import { promotionPageQuery, promotionSorts, readPromotionAddress } from '../../promotions/promotion-query';
import { ProsePage } from '../../prose/page';
import { loadSales } from './load';
import styles from './sales-page.module.css';

const path = link(salesRoute);

/** ROU-38: promotions, four a page, by category and in three orders (CON-07). */
function SalesPage() {
  const app = useApp();
  const { cases } = useCity();
  const [query] = useSearchParams();
  const request = readPromotionAddress(query);
  const { page, category, sort } = request;
  const { data } = useSuspenseQuery(promotionPageQuery(app, request));
  const shown = useLongerList(
    page,
    data.items,
    (other) => promotionPageQuery(app, { ...request, page: other }),
    (other: typeof data) => other.items,
  );
  const hrefOf = (change: { category?: string | undefined; sort?: string; page?: number }) => {
    const chosen = { category, sort, page: 1, ...change };
    const order = chosen.sort === 'popular' ? undefined : chosen.sort;
    return link(
      salesRoute,
      {},
      { [choiceKeys.category]: chosen.category, [listKeys.sort]: order, ...onPage(chosen.page) },
    );
  };
  const categories = [
    { title: 'Все', to: hrefOf({ category: undefined }), chosen: category === undefined },
    ...data.categories.map(({ code, count }) => ({
      title: categoryName(code),
      to: hrefOf({ category: code }),
      count,
      chosen: code === category,
    })),
  ];

  return (
    <ProsePage
      route={salesRoute}
      path={link(salesRoute, {}, { category, ...onPage(page) })}
      heading="Скидки и акции"
      title={page > 1 ? `Скидки и акции — страница ${page}` : 'Скидки и акции'}
      description={`Акции и скидки на зоотовары в магазинах «Заповедник» ${cases.inCity} и на сайте.`}
      lead={`Здесь собираются акции магазинов и сайта ${cases.inCity}: наборы, цены недели, скидки сезона.`}
    >
      {data.categories.length > 1 && (
        <div className={styles.choices}>
          <ChoiceLinks label="Категории" choices={categories} />
          <ChoiceLinks
            label="Порядок"
            choices={promotionSorts.map(([code, title]) => ({
              title,
              to: hrefOf({ sort: code }),
              chosen: code === sort,
            }))}
          />
        </div>
      )}
      {data.items.length > 0 ? (
        <LongerList
          label="Акции"
          shown={shown}
          count={data.count}
          page={page}
          pages={data.pageCount}
          hrefOf={(next) => hrefOf({ page: next })}
        >
          {(item, at) => <PromotionCard of={item} priority={at === 0} />}
        </LongerList>
      ) : (
        <EmptyState
          title={category ? 'В этой категории сейчас нет акций' : 'Сейчас акций нет'}
          text="Товары со скидкой есть в каталоге: старая цена зачёркнута, рядом — процент скидки."
          action={
            category ? (
              <LinkButton to={path}>Все акции</LinkButton>
            ) : (
              <LinkButton variant="primary" to={link(catalogRoute)}>
                Смотреть каталог
              </LinkButton>
            )
          }
        />
      )}
    </ProsePage>
  );
}

export const { Component, loader } = definePage({ load: loadSales, Component: SalesPage });
