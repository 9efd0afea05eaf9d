import {
  aboutRoute,
  breedersRoute,
  charityRoute,
  contactsRoute,
  kittenRoute,
  partnersRoute,
  puppyRoute,
  rentRoute,
} from 'shared-contracts/content/routes';
import { Link } from 'shared-contracts/router';
import { link } from 'shared-contracts/routes';
import { Facts } from '../../prose/facts';
import { ProsePage } from '../../prose/page';
import { Section, Text } from '../../prose/section';
import { Timeline } from './timeline';

/** ROU-02: facts and a timeline (CON-12). */
export function Component() {
  return (
    <ProsePage
      route={aboutRoute}
      heading="О компании"
      title="О зоомагазине"
      description="«Заповедник» — сеть зоомагазинов и интернет-магазин для тех, кто любит животных: история, принципы, цифры."
      lead="«Заповедник» — сеть зоомагазинов с Урала. Мы помогаем людям заботиться о животных без лишней суеты: подобрать корм, вовремя привезти, честно посоветовать."
      picture="/pictures/article/dog-12/1"
    >
      <Facts
        items={[
          { value: '14', label: 'городов от Москвы до Новосибирска' },
          { value: '51', label: 'магазин сети' },
          { value: '2 000+', label: 'товаров на складе каждый день' },
          { value: '60', label: 'марок кормов, лакомств и амуниции' },
        ]}
      />
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
      <Section title="Как мы росли">
        <Timeline
          items={[
            { year: '2004', text: 'Первый магазин в Екатеринбурге: сорок метров, аквариум у входа и два продавца.' },
            {
              year: '2009',
              text: 'Десятый магазин и собственный склад: корм перестал заканчиваться по понедельникам.',
            },
            { year: '2013', text: 'Открылись в Перми и Челябинске, запустили интернет-магазин и доставку.' },
            { year: '2016', text: 'Первые ветеринарные кабинеты и груминг при магазинах Екатеринбурга.' },
            { year: '2019', text: 'Появились бонусная карта и корзины для приютов у каждой кассы.' },
            { year: '2023', text: 'Школа дрессировки и быстрый самовывоз за час.' },
            { year: '2026', text: 'Четырнадцать городов, единая корзина на сайте и в телефоне.' },
          ]}
        />
      </Section>
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
