import { faqRoute, feedbackRoute, returnsRoute, shopsRoute } from '@zapovednik/areas/content/routes';
import { definePage } from '@zapovednik/platform/app';
import { Link } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { Mail, Phone, Store } from '@zapovednik/ui/icons';
import { Section } from '@zapovednik/ui/layout';
import { loadCityRecord, useCityRecord } from '../../city/city-record';
import { PhoneLink } from '../../city/phone-link';
import { useCity } from '../../city/use-city';
import { Cards } from '../../prose/cards';
import { ProsePage } from '../../prose/page';
import { Text } from '../../prose/text';
import { RequestSection } from '../../requests/request-section';

/** ROU-23. */
function FeedbackPage() {
  const city = useCity();
  const record = useCityRecord();
  return (
    <ProsePage
      route={feedbackRoute}
      heading="Обратная связь"
      description={`Как написать или позвонить в «Заповедник» ${city.cases.inCity}: вопрос о заказе, жалоба, благодарность, предложение.`}
      lead="Расскажите, что случилось, что понравилось или чего не хватает. Читаем всё и отвечаем каждому."
      picture="/pictures/story/feedback/1"
    >
      <Section title="Как связаться">
        <Cards
          items={[
            {
              icon: <Phone />,
              title: 'Позвоните',
              text: (
                <>
                  <PhoneLink phone={city.phone} />
                  <span>Если вопрос о заказе, который уже в пути, — так быстрее всего</span>
                </>
              ),
            },
            ...(record
              ? [
                  {
                    icon: <Mail />,
                    title: 'Напишите',
                    text: (
                      <>
                        <a href={`mailto:${record.contacts.email}?subject=Обратная%20связь`}>{record.contacts.email}</a>
                        <span>Ответим в течение рабочего дня</span>
                      </>
                    ),
                  },
                ]
              : []),
            {
              icon: <Store />,
              title: 'Зайдите в магазин',
              text: 'У директора каждого магазина есть право решить ваш вопрос на месте.',
              to: link(shopsRoute),
            },
          ]}
        />
      </Section>
      <RequestSection kind="feedback" title="Напишите нам" />
      <Section title="Что написать, чтобы мы помогли сразу">
        <Text>
          <ul>
            <li>номер заказа или телефон, на который он оформлен;</li>
            <li>магазин и день, если вы покупали не на сайте;</li>
            <li>фотографию товара и срока годности, если дело в качестве;</li>
            <li>как вам удобнее получить ответ.</li>
          </ul>
          <p>
            О возврате подробно рассказано <Link to={link(returnsRoute)}>здесь</Link>, ответы на частые вопросы —{' '}
            <Link to={link(faqRoute)}>здесь</Link>.
          </p>
        </Text>
      </Section>
    </ProsePage>
  );
}

export const { Component, loader } = definePage({ load: loadCityRecord, Component: FeedbackPage });
