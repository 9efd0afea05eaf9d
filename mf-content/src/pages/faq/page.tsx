import {
  bonusProgramRoute,
  deliveryRoute,
  faqRoute,
  feedbackRoute,
  paymentRoute,
  returnsRoute,
} from 'shared-contracts/content/routes';
import { Link } from 'shared-contracts/router';
import { link } from 'shared-contracts/routes';
import { PhoneLink } from '../../city/phone-link';
import { useCity } from '../../city/use-city';
import { Cards } from '../../prose/cards';
import { ProsePage } from '../../prose/page';
import { Note, Section } from '../../prose/section';

/** ROU-21: links to answers. The list of questions of CON-09 is added together with its call. */
export function Component() {
  const city = useCity();
  return (
    <ProsePage
      route={faqRoute}
      heading="Вопросы и ответы"
      description="Ответы на частые вопросы покупателей «Заповедника»: заказ, доставка, оплата, возврат, бонусы."
      lead="Коротко о том, о чём спрашивают чаще всего. Подробности — на страницах по темам."
      questions={[
        {
          id: 'kak-zakazat',
          question: 'Как сделать заказ?',
          answer:
            'Положите товары в корзину, выберите доставку или самовывоз, оставьте имя и телефон. Регистрироваться не обязательно.',
        },
        {
          id: 'nalichie',
          question: 'Товар точно есть?',
          answer:
            'Мы показываем остатки вашего города. Если товара не хватило именно в выбранном магазине, привезём его с другого склада: срок будет виден до оформления.',
        },
        {
          id: 'izmenit-zakaz',
          question: 'Можно ли изменить заказ после оформления?',
          answer:
            'Пока заказ не собран — да. Позвоните нам, и мы добавим или уберём товары, поменяем адрес или время доставки.',
        },
        {
          id: 'bonusnaya-karta',
          question: 'Как получить бонусную карту?',
          answer: 'Она оформляется сама при первом заказе и действует в магазинах и на сайте. Пластик не нужен.',
        },
        {
          id: 'vozvrat',
          question: 'Сколько дней есть на возврат?',
          answer: 'Семь дней для заказа с сайта и четырнадцать для покупки в магазине, если упаковка не вскрыта.',
        },
        {
          id: 'retsept',
          question: 'Что значит «По рецепту»?',
          answer:
            'Этот препарат отпускают по назначению ветеринарного врача. Закажите его с самовывозом и покажите рецепт в магазине.',
        },
        {
          id: 'sroki-godnosti',
          question: 'Какие у вас сроки годности?',
          answer:
            'На полку попадают товары с запасом срока. Если срок подходит к концу, мы снижаем цену и честно пишем об этом: такие товары отмечены значком «Уценка».',
        },
      ]}
    >
      <Section title="По темам">
        <Cards
          items={[
            { title: 'Доставка', text: 'Сроки, цены и точки выдачи', to: link(deliveryRoute) },
            { title: 'Оплата', text: 'Карта, СБП, при получении', to: link(paymentRoute) },
            { title: 'Возврат и обмен', text: 'Сроки и порядок', to: link(returnsRoute) },
            { title: 'Бонусная программа', text: 'Как копить и тратить', to: link(bonusProgramRoute) },
          ]}
        />
      </Section>
      <Note>
        <p>
          Не нашли ответа? Позвоните <PhoneLink phone={city.phone} /> или напишите через{' '}
          <Link to={link(feedbackRoute)}>обратную связь</Link>.
        </p>
      </Note>
    </ProsePage>
  );
}
