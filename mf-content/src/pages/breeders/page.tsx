import { breedersRoute, kittenRoute, puppyRoute } from '@zapovednik/areas/content/routes';
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

/** ROU-15. */
function BreedersPage() {
  const city = useCity();
  const record = useCityRecord();
  return (
    <ProsePage
      route={breedersRoute}
      heading="Заводчикам"
      title="Клуб заводчиков"
      description={`Условия «Заповедника» для питомников и заводчиков ${city.cases.genitive}: корма большими упаковками, доставка в питомник, наборы для новых хозяев.`}
      lead="У питомника свои объёмы и свой ритм. Для заводчиков собак и кошек у нас отдельные условия и человек, который знает вас по имени."
      picture="/pictures/story/breeders/1"
    >
      <Section title="Что получают заводчики">
        <Cards
          items={[
            {
              title: 'Большие упаковки',
              text: 'Корма и наполнитель в мешках для питомников, которых нет на полках магазинов.',
            },
            {
              title: 'Своя цена',
              text: 'Скидка зависит от породы и числа животных и действует во всех магазинах города.',
            },
            { title: 'Доставка в питомник', text: 'Привезём за город, к удобному часу, в одно и то же время месяца.' },
            {
              title: 'Наборы для выпускников',
              text: 'Корм, к которому малыш привык, памятка и подарок — вместе с щенком или котёнком в новый дом.',
            },
          ]}
        />
      </Section>
      <Section title="Как вступить">
        <NumberedSteps
          items={[
            {
              title: 'Подтвердите питомник',
              text: 'Свидетельство о регистрации приставки или документы на племенных животных.',
            },
            { title: 'Расскажите о себе', text: 'Порода, сколько животных, чем кормите, как часто нужны поставки.' },
            { title: 'Получите условия', text: 'Менеджер подберёт цены и привяжет их к вашей бонусной карте.' },
          ]}
        />
      </Section>
      <RequestSection kind="breeder" title="Заявка в клуб заводчиков" />
      <Note>
        <p>
          Заявки принимаем и по телефону <PhoneLink phone={record?.officePhone ?? city.phone} />
          {record && (
            <>
              {' '}
              и по почте{' '}
              <a href={`mailto:${record.contacts.email}?subject=Клуб%20заводчиков`}>{record.contacts.email}</a>
            </>
          )}
          . Новым хозяевам посоветуйте страницы о <Link to={link(kittenRoute)}>котёнке</Link> и{' '}
          <Link to={link(puppyRoute)}>щенке</Link>.
        </p>
      </Note>
    </ProsePage>
  );
}

export const { Component, loader } = definePage({ load: loadCityRecord, Component: BreedersPage });
