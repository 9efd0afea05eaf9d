import { to } from 'shared-contracts/routes';
import { LinkButton } from 'shared-contracts/ui';
import { useCity } from '../../city/use-city';
import { ProsePage } from '../../prose/page';
import { Soon } from '../../prose/soon';

/** ROU-37. */
export function Component() {
  const city = useCity();
  return (
    <ProsePage
      id="reviews"
      heading="Отзывы о магазине"
      description={`Отзывы покупателей о магазинах и доставке «Заповедника» ${city.cases.inCity}.`}
      lead="Что говорят покупатели о магазинах, доставке и продавцах. Отзывы о товарах — на страницах самих товаров."
    >
      <Soon
        title="Отзывов пока нет"
        text="Расскажите о покупке: лучшие идеи, как стать лучше, приходят от вас."
        action={
          <LinkButton variant="primary" to={to.page('feedback')}>
            Написать нам
          </LinkButton>
        }
        links={[
          { title: 'Магазины', text: 'Адреса и часы работы', to: to.page('shops') },
          { title: 'Вопросы и ответы', text: 'О заказах, доставке, возврате', to: to.page('faq') },
          { title: 'Контакты', text: 'Телефоны и почта', to: to.page('contacts') },
        ]}
      />
    </ProsePage>
  );
}
