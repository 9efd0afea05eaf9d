import { affiliateProgramRoute, agentRoute } from '@zapovednik/areas/content/routes';
import { definePage } from '@zapovednik/platform/app';
import { Link } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { Section } from '@zapovednik/ui/layout';
import { NumberedSteps } from '@zapovednik/ui/steps';
import { loadCityRecord, useCityRecord } from '../../city/city-record';
import { PhoneLink } from '../../city/phone-link';
import { useCity } from '../../city/use-city';
import { Cards } from '../../prose/cards';
import { ProsePage } from '../../prose/page';
import { Note } from '../../prose/text';
import { RequestSection } from '../../requests/request-section';

/** ROU-03. */
function AffiliateProgramPage() {
  const city = useCity();
  const record = useCityRecord();
  return (
    <ProsePage
      route={affiliateProgramRoute}
      heading="Партнёрская программа"
      description="Партнёрская программа «Заповедника» для ветеринарных клиник, груминг-салонов, кинологов, блогеров и приютов."
      lead="Рекомендуете клиентам корм или уход? Рекомендуйте «Заповедник»: ваши клиенты получат выгоду, а вы — вознаграждение."
      picture="/pictures/story/affiliates/1"
    >
      <Section title="Кому подойдёт">
        <Cards
          items={[
            {
              title: 'Ветеринарным клиникам',
              text: 'Лечебные корма и препараты по назначению врача — с доставкой вашему пациенту.',
            },
            {
              title: 'Груминг-салонам и гостиницам',
              text: 'Косметика и расходные материалы для работы, советы — для клиентов.',
            },
            { title: 'Кинологам и клубам', text: 'Амуниция и лакомства для занятий по специальной цене.' },
            {
              title: 'Тем, кто пишет о животных',
              text: 'Блогам и сообществам — персональный промокод и отчёт о заказах по нему.',
            },
          ]}
        />
      </Section>
      <Section title="Как подключиться">
        <NumberedSteps
          items={[
            { title: 'Расскажите о себе', text: 'Чем занимаетесь, кто ваши клиенты, город и контакты.' },
            { title: 'Получите промокод', text: 'Он даёт скидку клиенту и отмечает заказ как пришедший от вас.' },
            { title: 'Рекомендуйте', text: 'На приёме, на занятиях, на своей странице.' },
            { title: 'Получайте вознаграждение', text: 'Раз в месяц, по отчёту о выкупленных заказах.' },
          ]}
        />
      </Section>
      <RequestSection kind="partner" title="Заявка на участие" />
      <Note>
        <p>
          Заявку примем и по телефону <PhoneLink phone={record?.officePhone ?? city.phone} />
          {record && (
            <>
              {' '}
              или почте{' '}
              <a href={`mailto:${record.contacts.email}?subject=Партнёрская%20программа`}>{record.contacts.email}</a>
            </>
          )}
          . Частным лицам подойдёт <Link to={link(agentRoute)}>программа для агентов</Link>.
        </p>
      </Note>
    </ProsePage>
  );
}

export const { Component, loader } = definePage({ load: loadCityRecord, Component: AffiliateProgramPage });
