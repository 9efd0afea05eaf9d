import type { DeliveryService } from '@zapovednik/api/checkout/models/delivery';
import { charityRoute, deliveryRoute, shopsRoute } from '@zapovednik/areas/content/routes';
import { definePage } from '@zapovednik/platform/app';
import { Link } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { formatPrice, plural } from '@zapovednik/rules/format';
import { terms } from '@zapovednik/rules/terms';
import { Section } from '@zapovednik/ui/layout';
import { NumberedSteps } from '@zapovednik/ui/steps';
import { deliveryOptionOf, loadDeliveryOptions, useDeliveryOptions } from '../../city/delivery-options';
import { PhoneLink } from '../../city/phone-link';
import { useCity } from '../../city/use-city';
import { type Fact, Facts } from '../../prose/facts';
import { ProsePage } from '../../prose/page';
import type { Question } from '../../prose/questions';
import { Note, Text } from '../../prose/text';

const cost = ({ price }: DeliveryService) => (price === 0 ? 'бесплатно' : formatPrice(price));
const freeFrom = ({ freeFrom: sum }: DeliveryService) => (sum === null ? '' : `, от ${formatPrice(sum)} — бесплатно`);

const questions: Question[] = [
  {
    id: 'podem',
    question: 'Поднимете ли вы покупку на этаж?',
    answer:
      'Да. Курьер принесёт заказ к двери. Если в доме нет лифта, отметьте это в адресе: стоимость подъёма будет видна до оформления.',
  },
  {
    id: 'proverit',
    question: 'Можно ли проверить заказ при получении?',
    answer:
      'Можно и нужно. Откройте пакет при курьере или на кассе, сверьте состав, вес и срок годности. От товара, который не подошёл, можно сразу отказаться.',
  },
  {
    id: 'ne-uspel',
    question: 'Что будет, если я не успею забрать заказ?',
    answer: `Заказ хранится в магазине ${terms.storageDays} дня, в пунктах партнёров и постаматах — столько, сколько указано в сообщении о готовности. Потом он вернётся на полку; если он был оплачен, вернём деньги.`,
  },
  {
    id: 'perenesti',
    question: 'Как перенести доставку?',
    answer:
      'Позвоните нам или ответьте курьеру, когда он предупредит о приезде: подберём другой день и интервал. Перенос бесплатный.',
  },
];

/** ROU-20: the delivery options in this city, with the city's own prices and dates. */
function DeliveryPage() {
  const city = useCity();
  const ways = useDeliveryOptions();
  const courier = deliveryOptionOf(ways, 'courier');
  const express = deliveryOptionOf(ways, 'fast_delivery');
  const pickup = deliveryOptionOf(ways, 'pickup');
  const fastPickup = deliveryOptionOf(ways, 'fast_pickup');
  const charity = deliveryOptionOf(ways, 'charity');
  const facts: Fact[] = [
    ...(courier ? [{ value: cost(courier), label: `Курьером, ${courier.period}${freeFrom(courier)}` }] : []),
    ...(express ? [{ value: cost(express), label: 'Быстрая доставка из ближайшего магазина' }] : []),
    ...(pickup ? [{ value: cost(pickup), label: `Самовывоз, ${pickup.period}` }] : []),
    ...(ways && ways.points > 0
      ? [
          {
            value: ways.points,
            label: `${plural(ways.points, ['точка', 'точки', 'точек'])} выдачи ${city.cases.inCity}`,
          },
        ]
      : []),
  ];
  return (
    <ProsePage
      route={deliveryRoute}
      heading={`Доставка ${city.cases.inCity}`}
      description={`Доставка зоотоваров ${city.cases.inCity}: курьером до двери, самовывоз из магазинов и пунктов выдачи. Цены, сроки и интервалы.`}
      lead="Привезём к двери или соберём заказ в магазине рядом с вами. Точную цену и ближайшую дату вы увидите в корзине ещё до оформления."
      picture="/pictures/story/delivery/1"
      questions={questions}
    >
      {facts.length > 0 ? (
        <Facts items={facts} />
      ) : (
        <Note>
          <p>
            Цены и сроки подскажут по телефону <PhoneLink phone={city.phone} />, а при оформлении заказа они посчитаются
            сами.
          </p>
        </Note>
      )}
      <Section title="Курьером" id="courier">
        <Text>
          <p>
            Курьер приедет {city.cases.inCity} в выбранный вами день и интервал и позвонит заранее. Тяжёлые мешки корма
            и наполнителя донесёт до квартиры.
          </p>
          {courier && (
            <p>
              {courier.price === 0 ? 'Доставка бесплатна' : `Доставка стоит ${cost(courier)}${freeFrom(courier)}`}.
              Ближайший день — {courier.period}.
            </p>
          )}
          {express && (
            <p>
              Если нужно прямо сейчас, выберите быструю доставку: {express.description.toLowerCase()} Она работает для
              товаров, которые уже лежат в магазине.
            </p>
          )}
        </Text>
      </Section>
      <Section title="Самовывоз" id="pickup">
        <Text>
          <p>
            Заберите заказ в магазине «Заповедник», в пункте выдачи партнёра или в постамате. Адреса, часы работы и
            наличие видны на карте, когда вы выбираете способ доставки. Все наши магазины собраны на странице{' '}
            <Link to={link(shopsRoute)}>«Магазины»</Link>.
          </p>
          {fastPickup && ways && ways.fastPoints > 0 && (
            <p>
              В {ways.fastPoints} {plural(ways.fastPoints, ['магазине', 'магазинах', 'магазинах'])} работает быстрый
              самовывоз: каталог покажет то, что лежит на полке именно там, и мы соберём заказ за час.
            </p>
          )}
        </Text>
        <NumberedSteps
          items={[
            { title: 'Выберите точку', text: 'В шапке сайта нажмите на адрес доставки и найдите удобное место.' },
            { title: 'Дождитесь сообщения', text: 'Пришлём СМС, когда заказ будет собран и готов к выдаче.' },
            { title: 'Назовите номер заказа', text: 'Заберите покупку и оплатите её, если не сделали этого раньше.' },
          ]}
        />
      </Section>
      {charity && (
        <Section title="В приют" id="charity">
          <Text>
            <p>
              {charity.description} Выберите «{charity.name}» при оформлении или прочитайте, как мы{' '}
              <Link to={link(charityRoute)}>помогаем приютам</Link>.
            </p>
          </Text>
        </Section>
      )}
    </ProsePage>
  );
}

export const { Component, loader } = definePage({ load: loadDeliveryOptions, Component: DeliveryPage });
