import { catalogRoute, sectionLink } from 'shared-contracts/catalog/routes';
import { bonusProgramRoute, salesRoute } from 'shared-contracts/content/routes';
import { link } from 'shared-contracts/routes';
import { LinkButton } from 'shared-contracts/ui';
import { useCity } from '../../city/use-city';
import { EmptyListPage } from '../../prose/empty-list-page';
import { ProsePage } from '../../prose/page';

/** ROU-38. */
export function Component() {
  const city = useCity();
  return (
    <ProsePage
      route={salesRoute}
      heading="Скидки и акции"
      description={`Акции и скидки на зоотовары в магазинах «Заповедник» ${city.cases.inCity} и на сайте.`}
      lead={`Здесь собираются акции магазинов и сайта ${city.cases.inCity}: подарки, наборы, цены недели.`}
    >
      <EmptyListPage
        title="Новые акции скоро начнутся"
        text="Товары со скидкой уже есть в каталоге: старая цена зачёркнута, рядом — процент скидки."
        action={
          <LinkButton variant="primary" to={link(catalogRoute)}>
            Смотреть каталог
          </LinkButton>
        }
        links={[
          { title: 'Бонусная программа', text: 'Возвращаем часть каждой покупки', to: link(bonusProgramRoute) },
          { title: 'Для собак', text: 'Корма, лакомства, амуниция', to: sectionLink('tovary_dlya_sobak') },
          { title: 'Для кошек', text: 'Корма, наполнители, игрушки', to: sectionLink('tovary_dlya_koshek') },
        ]}
      />
    </ProsePage>
  );
}
