import {
  aboutRoute,
  breedersRoute,
  charityRoute,
  contactsRoute,
  kittenRoute,
  partnersRoute,
  puppyRoute,
  rentRoute,
} from '@zapovednik/areas/content/routes';
import { definePage, useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { Link } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { Section } from '@zapovednik/ui/layout';
import { Facts } from '../../prose/facts';
import { ProsePage } from '../../prose/page';
import { Text } from '../../prose/text';
import { companyFactsQuery, companyTimelineQuery } from './company-query';
import { loadAbout } from './load';
import { Timeline } from './timeline';

/** ROU-02: facts and a timeline (CON-12). */
function AboutPage() {
  const app = useApp();
  const { data: facts = [] } = useQuery(companyFactsQuery(app));
  const { data: events = [] } = useQuery(companyTimelineQuery(app));
  return (
    <ProsePage
      route={aboutRoute}
      heading="О компании"
      title="О зоомагазине"
      description="«Заповедник» — сеть зоомагазинов и интернет-магазин для тех, кто любит животных: история, принципы, цифры."
      lead="«Заповедник» — сеть зоомагазинов с Урала. Мы помогаем людям заботиться о животных без лишней суеты: подобрать корм, вовремя привезти, честно посоветовать."
      picture="/pictures/story/about/1"
    >
      {facts.length > 0 && <Facts items={facts} />}
      <Section title="Во что мы верим">
        <Text>
          <p>
            <strong>Совет важнее чека.</strong> Продавец спросит о возрасте, весе и привычках питомца, прежде чем
            предложить корм. Иногда лучший совет — ничего не покупать и показаться врачу.
          </p>
          <p>
            <strong>Живых животных не продаём.</strong> Мы дружим с питомниками и приютами и помогаем новым хозяевам
            подготовиться: для них написаны страницы о <Link to={link(kittenRoute)}>котёнке</Link> и{' '}
            <Link to={link(puppyRoute)}>щенке</Link>.
          </p>
          <p>
            <strong>Остатки — настоящие.</strong> Если на сайте написано «Много», значит товар лежит на полке магазина
            или на складе вашего города.
          </p>
          <p>
            <strong>Каждая покупка помогает.</strong> У каждой кассы стоит корзина для приютов, раз в неделю её забирают
            волонтёры. Как это устроено, рассказано на странице <Link to={link(charityRoute)}>«Помощь фондам»</Link>.
          </p>
        </Text>
      </Section>
      {events.length > 0 && (
        <Section title="Как мы росли">
          <Timeline items={events.map(({ year, text }) => ({ year: String(year), text }))} />
        </Section>
      )}
      <Section title="Присоединяйтесь">
        <Text>
          <p>
            Производителям и поставщикам — страница <Link to={link(partnersRoute)}>«Стать партнёром»</Link>, владельцам
            помещений — <Link to={link(rentRoute)}>«Арендодателям»</Link>, заводчикам —{' '}
            <Link to={link(breedersRoute)}>клуб заводчиков</Link>. Все телефоны собраны{' '}
            <Link to={link(contactsRoute)}>в контактах</Link>.
          </p>
        </Text>
      </Section>
    </ProsePage>
  );
}

export const { Component, loader } = definePage({ load: loadAbout, Component: AboutPage });
