import { contactsRoute, faqRoute, feedbackRoute, reviewsRoute, shopsRoute } from 'shared-contracts/content/routes';
import { link } from 'shared-contracts/routes';
import { LinkButton } from 'shared-contracts/ui';
import { useCity } from '../../city/use-city';
import { EmptyListPage } from '../../prose/empty-list-page';
import { ProsePage } from '../../prose/page';

/** ROU-37. */
export function Component() {
  const city = useCity();
  return (
    <ProsePage
      route={reviewsRoute}
      heading="Отзывы о магазине"
      description={`Отзывы покупателей о магазинах и доставке «Заповедника» ${city.cases.inCity}.`}
      lead="Что говорят покупатели о магазинах, доставке и продавцах. Отзывы о товарах — на страницах самих товаров."
    >
      <EmptyListPage
        title="Отзывов пока нет"
        text="Расскажите о покупке: лучшие идеи, как стать лучше, приходят от вас."
        action={
          <LinkButton variant="primary" to={link(feedbackRoute)}>
            Написать нам
          </LinkButton>
        }
        links={[
          { title: 'Магазины', text: 'Адреса и часы работы', to: link(shopsRoute) },
          { title: 'Вопросы и ответы', text: 'О заказах, доставке, возврате', to: link(faqRoute) },
          { title: 'Контакты', text: 'Телефоны и почта', to: link(contactsRoute) },
        ]}
      />
    </ProsePage>
  );
}
