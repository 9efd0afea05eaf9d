import { catalogRoute } from '@zapovednik/areas/catalog/routes';
import { rememberCharity } from '@zapovednik/areas/checkout/charity-cookie';
import { charityRoute, feedbackRoute } from '@zapovednik/areas/content/routes';
import { definePage } from '@zapovednik/platform/app';
import { Link } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { LinkButton } from '@zapovednik/ui';
import { Section } from '@zapovednik/ui/layout';
import { NumberedSteps } from '@zapovednik/ui/steps';
import { deliveryOptionOf, loadDeliveryOptions, useDeliveryOptions } from '../../city/delivery-options';
import { useCity } from '../../city/use-city';
import { Cards } from '../../prose/cards';
import { ProsePage } from '../../prose/page';
import { Text } from '../../prose/text';

/**
 * ROU-32. If this city delivers to a shelter, the page offers an order for it, which then starts with this delivery
 * option (ORD-34).
 */
function CharityPage() {
  const city = useCity();
  const charity = deliveryOptionOf(useDeliveryOptions(), 'charity');
  return (
    <ProsePage
      route={charityRoute}
      heading="Помощь фондам и приютам"
      description={`Как помочь бездомным животным ${city.cases.inCity} вместе с «Заповедником»: купить корм для приюта, принести вещи, стать волонтёром.`}
      lead="Корм, лекарства и пелёнки нужны тем, кого пока никто не ждёт дома, каждый день. Вот как помочь им вместе с нами."
      picture="/pictures/story/charity/1"
      questions={[
        {
          id: 'kak-proverit',
          question: 'Как убедиться, что помощь дошла?',
          answer:
            'О каждой поездке волонтёры составляют акт с подписью приюта. Его можно посмотреть у директора магазина.',
        },
        {
          id: 'chto-kupit',
          question: 'Что нужнее всего?',
          answer:
            'Сухой корм для взрослых собак и кошек, наполнитель, пелёнки, средства от клещей и блох. Список ближайшего приюта подскажет продавец.',
        },
      ]}
    >
      {charity && (
        <Section title="Передать покупку приюту">
          <NumberedSteps
            items={[
              { title: 'Соберите корзину', text: 'Всё, что есть в каталоге, кроме препаратов по рецепту.' },
              {
                title: `Проверьте «${charity.name}»`,
                text: 'Этот способ получения уже выбран, когда вы начинаете отсюда. Его можно выбрать и при оформлении.',
              },
              { title: 'Оплатите', text: 'Картой или через СБП. За доставку в приют мы денег не берём.' },
              {
                title: 'Получите фотографию',
                text: `Отвезём покупку в приют ${city.cases.genitive} и покажем, кому она досталась.`,
              },
            ]}
          />
          <div>
            <LinkButton variant="primary" to={link(catalogRoute)} onClick={rememberCharity}>
              Собрать корзину для приюта
            </LinkButton>
          </div>
        </Section>
      )}
      <Section title={charity ? 'Другие способы' : 'Как помочь'}>
        <Cards
          items={[
            {
              title: 'Корзина добра в магазине',
              text: 'Положите покупку в корзину у кассы: раз в неделю её забирают волонтёры.',
            },
            {
              title: 'Вещи в хорошем состоянии',
              text: 'Пледы, миски, переноски, поводки принимаем в каждом магазине.',
            },
            { title: 'Добрые руки', text: 'На стойке у входа — анкеты животных, которые ищут дом.' },
          ]}
        />
      </Section>
      <Section title="Фондам и приютам">
        <Text>
          <p>
            Если вы представляете приют и хотите получать помощь наших покупателей, напишите через{' '}
            <Link to={link(feedbackRoute)}>обратную связь</Link>: пришлите устав или свидетельство о регистрации, адрес
            и список того, что нужно постоянно. Мы приедем познакомиться.
          </p>
        </Text>
      </Section>
    </ProsePage>
  );
}

export const { Component, loader } = definePage({ load: loadDeliveryOptions, Component: CharityPage });
