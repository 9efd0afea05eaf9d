import { contactsRoute, faqRoute, feedbackRoute, reviewsRoute, shopsRoute } from '@zapovednik/areas/content/routes';
import { definePage, useApp } from '@zapovednik/platform/app';
import { onPage, pageOf } from '@zapovednik/platform/list-address';
import { useSuspenseQuery } from '@zapovednik/platform/query';
import { useSearchParams } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { plural } from '@zapovednik/rules/format';
import { EmptyState, LinkButton, Rating } from '@zapovednik/ui';
import { useLongerList } from '@zapovednik/ui/disclosure';
import { Section } from '@zapovednik/ui/layout';
import { useCity } from '../../city/use-city';
import { LongerList } from '../../list/longer-list';
import { Cards } from '../../prose/cards';
import { ProsePage } from '../../prose/page';
import { loadShopReviews } from './load';
import { shopReviewsQuery } from './review-query';
import styles from './reviews-page.module.css';
import { ShopReviewItem } from './shop-review-item';

/** ROU-37: reviews of the shops and the delivery, five a page (CON-10). */
function ReviewsPage() {
  const app = useApp();
  const { cases } = useCity();
  const [query] = useSearchParams();
  const page = pageOf(query);
  const { data } = useSuspenseQuery(shopReviewsQuery(app, page));
  const shown = useLongerList(
    page,
    data.items,
    (other) => shopReviewsQuery(app, other),
    (other: typeof data) => other.items,
  );
  const hrefOf = (next: number) => link(reviewsRoute, {}, onPage(next));
  const write = <LinkButton to={link(feedbackRoute)}>Написать нам</LinkButton>;
  return (
    <ProsePage
      route={reviewsRoute}
      path={hrefOf(page)}
      heading="Отзывы о магазине"
      title={page > 1 ? `Отзывы о магазине — страница ${page}` : 'Отзывы о магазине'}
      description={`Отзывы покупателей о магазинах и доставке «Заповедника» ${cases.inCity}.`}
      lead="Что говорят покупатели о магазинах, доставке и продавцах. Отзывы о товарах — на страницах самих товаров."
      picture="/pictures/story/reviews/1"
    >
      {data.count > 0 ? (
        <>
          <div className={styles.summary}>
            <p className={styles.average}>
              {String(data.average).replace('.', ',')} <Rating value={data.average} />
            </p>
            <p className={styles.soft}>
              {data.count} {plural(data.count, ['отзыв', 'отзыва', 'отзывов'])}
            </p>
            {write}
          </div>
          <LongerList
            single
            label="Отзывы"
            shown={shown}
            count={data.count}
            page={page}
            pages={data.pageCount}
            hrefOf={hrefOf}
          >
            {(review) => <ShopReviewItem review={review} />}
          </LongerList>
        </>
      ) : (
        <EmptyState
          title="Отзывов пока нет"
          text="Расскажите о покупке: лучшие идеи, как стать лучше, приходят от вас."
          action={write}
        />
      )}
      <Section title="Ещё о магазинах">
        <Cards
          items={[
            { title: 'Магазины', text: 'Адреса и часы работы', to: link(shopsRoute) },
            { title: 'Вопросы и ответы', text: 'О заказах, доставке, возврате', to: link(faqRoute) },
            { title: 'Контакты', text: 'Телефоны и почта', to: link(contactsRoute) },
          ]}
        />
      </Section>
    </ProsePage>
  );
}

export const { Component, loader } = definePage({ load: loadShopReviews, Component: ReviewsPage });
