import { aboutRoute, charityRoute, newsListRoute, salesRoute, shopsRoute } from 'shared-contracts/content/routes';
import { link } from 'shared-contracts/routes';
import { LinkButton } from 'shared-contracts/ui';
import { useCity } from '../../city/use-city';
import { EmptyListPage } from '../../prose/empty-list-page';
import { ProsePage } from '../../prose/page';

/** ROU-28. */
export function Component() {
  const city = useCity();
  return (
    <ProsePage
      route={newsListRoute}
      heading="Новости"
      description={`Новости сети «Заповедник» ${city.cases.inCity}: открытия магазинов, новые марки, события для хозяев и питомцев.`}
      lead={`Здесь мы рассказываем об открытиях магазинов, новых марках и встречах ${city.cases.inCity}.`}
    >
      <EmptyListPage
        title="Первые новости скоро появятся"
        text="Мы как раз собираем их. Всё важное о заказах приходит в СМС и на почту."
        action={<LinkButton to={link(shopsRoute)}>Магазины рядом</LinkButton>}
        links={[
          { title: 'О компании', text: 'Кто мы и как росли', to: link(aboutRoute) },
          { title: 'Помощь фондам', text: 'Как помочь приютам', to: link(charityRoute) },
          { title: 'Скидки и акции', text: 'Что выгодно сейчас', to: link(salesRoute) },
        ]}
      />
    </ProsePage>
  );
}
