import { homeRoute } from '@zapovednik/areas/catalog/routes';
import { useApp } from '@zapovednik/platform/app';
import { link } from '@zapovednik/platform/routes';
import { stripNonDigits } from '@zapovednik/rules/format';
import { Breadcrumbs, breadcrumbList, Metadata, Picture } from '@zapovednik/ui';
import { Accordion } from '@zapovednik/ui/disclosure';
import { Phone } from '@zapovednik/ui/icons';
import { PageColumn, Section } from '@zapovednik/ui/layout';
import { type NumberedStep, NumberedSteps } from '@zapovednik/ui/steps';
import type { ReactNode } from 'react';
import { reviewsQuery, salonsQuery, servicesQuery } from '../kinds/queries';
import type { ServiceDefinition } from '../kinds/service-definition';
import { BookingSections } from './booking-sections';
import { FirstFree } from './first-free';
import styles from './service-page.module.css';
import { serviceData } from './structured-data';
import { useBookingStart } from './use-booking-start';

/** The texts of a service page; other data is from the back end. */
export interface Service {
  readonly kind: ServiceDefinition;
  /** For search engines. */
  readonly description: string;
  readonly lead: string;
  readonly picture: string;
  /** The steps of a visit. */
  readonly visit: readonly NumberedStep[];
  /** What to bring or to prepare. */
  readonly before: readonly string[];
  readonly questions: readonly { readonly id: string; readonly question: string; readonly answer: string }[];
}

const questionsData = (questions: Service['questions']) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/**
 * The page of one service: the next free time, the booking, prices, specialists, reviews, the steps of a visit, questions. `children`
 * follow the head.
 */
export function ServicePage({ service, children }: { service: Service; children?: ReactNode }) {
  const app = useApp();
  const { origin, city, query } = app;
  const { kind } = service;
  const { route } = kind;
  const heading = kind.words.title;
  const booking = useBookingStart();
  // The loader has read them; without them the page has no data about salons for search engines.
  const data = serviceData({
    kind: kind.name,
    heading,
    url: origin + link(route),
    image: `${origin}${service.picture}-1280.jpg`,
    salons: query.getQueryData(salonsQuery(app, kind).queryKey) ?? [],
    services: query.getQueryData(servicesQuery(app, kind).queryKey) ?? [],
    reviews: query.getQueryData(reviewsQuery(app, kind).queryKey),
  });
  const way = [{ title: 'Главная', to: link(homeRoute) }, { title: heading }];
  return (
    <PageColumn>
      <Metadata
        title={`${heading} ${city.cases.inCity} — Заповедник`}
        description={service.description}
        canonical={origin + link(route)}
        card={`service-${kind.name}`}
        data={[breadcrumbList(way, origin), questionsData(service.questions), ...data]}
      />
      <Breadcrumbs items={way} />
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 className={styles.heading}>{heading}</h1>
          <p className={styles.lead}>{service.lead}</p>
          <FirstFree kind={kind} onBook={booking.start} />
          <div className={styles.callSalon}>
            <a href={`tel:+${stripNonDigits(city.phone)}`} className={styles.call}>
              <Phone />
              {city.phone}
            </a>
            <p>Запишитесь ниже за минуту или позвоните: ежедневно с 9:00 до 21:00.</p>
          </div>
        </div>
        <Picture
          src={service.picture}
          alt=""
          ratio="3:2"
          sizes="(min-width: 1024px) 480px, (min-width: 720px) 320px, 100vw"
          priority
          className={styles.picture}
        />
      </header>
      {children}
      <BookingSections kind={kind} booking={booking} />
      <Section title="Как проходит визит">
        <NumberedSteps items={service.visit} className={styles.steps} />
      </Section>
      <Section title="Что взять с собой и подготовить">
        <ul className={styles.list}>
          {service.before.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Section>
      <Section title="Частые вопросы">
        <Accordion
          items={service.questions.map(({ id, question, answer }) => ({
            id,
            title: question,
            content: <p>{answer}</p>,
          }))}
        />
      </Section>
    </PageColumn>
  );
}
