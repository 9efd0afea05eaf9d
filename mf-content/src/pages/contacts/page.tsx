import type { City } from '@zapovednik/api/shell/models/city';
import { contactsRoute, feedbackRoute, shopsRoute } from '@zapovednik/areas/content/routes';
import { definePage, useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { Link } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { Mail, MapPin, Phone, Stethoscope, Store } from '@zapovednik/ui/icons';
import { Section } from '@zapovednik/ui/layout';
import { useCityRecord } from '../../city/city-record';
import { PhoneLink } from '../../city/phone-link';
import { useCity } from '../../city/use-city';
import { type Card, Cards } from '../../prose/cards';
import { ProsePage } from '../../prose/page';
import { MapOnRequest } from '../../shops/map-on-request';
import { shopsQuery } from '../../shops/shop-queries';
import styles from './contacts-page.module.css';
import { loadContacts } from './load';

const business = (record: City, url: string) => ({
  '@context': 'https://schema.org',
  '@type': 'PetStore',
  name: `Заповедник ${record.nominative}`,
  url,
  telephone: record.contacts.phone,
  email: record.contacts.email,
  address: {
    '@type': 'PostalAddress',
    addressCountry: 'RU',
    addressRegion: record.region,
    addressLocality: record.nominative,
    streetAddress: record.contacts.street,
    postalCode: record.contacts.postalCode,
  },
});

/** ROU-19: the contacts of the shop in this city. */
function ContactsPage() {
  const app = useApp();
  const { origin } = app;
  const city = useCity();
  const { data } = useQuery(shopsQuery(app, city.locationId));
  const shops = data?.shops ?? [];
  const record = useCityRecord();
  const cards: Card[] = [
    {
      icon: <Phone />,
      title: 'Справочная магазина',
      text: (
        <>
          <PhoneLink phone={city.phone} />
          <span>Заказы, наличие, доставка — ежедневно с 9:00 до 21:00</span>
        </>
      ),
    },
    ...(record
      ? [
          {
            icon: <Stethoscope />,
            title: 'Зоосправка',
            text: (
              <>
                <PhoneLink phone={record.contacts.helpLine} />
                <span>Подскажем, чем кормить, как ухаживать и когда нужен врач</span>
              </>
            ),
          },
          {
            icon: <Mail />,
            title: 'Почта',
            text: (
              <>
                <a href={`mailto:${record.contacts.email}`}>{record.contacts.email}</a>
                <span>Отвечаем в течение рабочего дня</span>
              </>
            ),
          },
          { icon: <MapPin />, title: 'Офис', text: record.contacts.office },
        ]
      : []),
    {
      icon: <Store />,
      title: `Магазины ${city.cases.inCity}`,
      text: 'Адреса, телефоны и часы работы',
      to: link(shopsRoute),
    },
  ];
  return (
    <ProsePage
      route={contactsRoute}
      heading={`Контакты ${city.cases.inCity}`}
      description={`Телефоны, почта, адрес офиса и реквизиты «Заповедника» ${city.cases.inCity}.`}
      lead={
        <>
          Звоните, пишите, заходите. О качестве обслуживания можно рассказать через{' '}
          <Link to={link(feedbackRoute)}>обратную связь</Link>.
        </>
      }
      picture="/pictures/story/contacts/1"
      data={record ? [business(record, origin)] : []}
    >
      <Section title="Телефоны и адреса">
        <Cards items={cards} />
      </Section>
      {shops.length > 0 && (
        <Section title="Магазины на карте">
          <MapOnRequest shops={shops} label={`Магазины ${city.cases.inCity}`} />
        </Section>
      )}
      {record && (
        <Section title="Реквизиты">
          <dl className={styles.details}>
            {(
              [
                ['Организация', record.contacts.legalName],
                ['Юридический адрес', record.contacts.legalAddress],
                ['ИНН', record.contacts.inn],
                ['КПП', record.contacts.kpp],
                ['ОГРН', record.contacts.ogrn],
                ['Банк', record.contacts.bank],
              ] as const
            ).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
    </ProsePage>
  );
}

export const { Component, loader } = definePage({ load: loadContacts, Component: ContactsPage });
