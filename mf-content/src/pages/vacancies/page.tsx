import { aboutRoute, shopsRoute, vacanciesRoute, vacancyCitiesRoute } from 'shared-contracts/content/routes';
import { link } from 'shared-contracts/routes';
import { LinkButton } from 'shared-contracts/ui';
import { PhoneLink } from '../../city/phone-link';
import { useCity } from '../../city/use-city';
import { Cards } from '../../prose/cards';
import { EmptyListPage } from '../../prose/empty-list-page';
import { ProsePage } from '../../prose/page';
import { Section } from '../../prose/section';
import { Steps } from '../../prose/steps';

/** ROU-51: for the main city only (CON-21, by the route's guard). */
export function Component() {
  const city = useCity();
  return (
    <ProsePage
      route={vacanciesRoute}
      heading="Работа в «Заповеднике»"
      description={`Вакансии сети зоомагазинов «Заповедник» ${city.cases.inCity}: продавцы, ветеринары, грумеры, курьеры, офис.`}
      lead="Любите животных и людей, которые их держат? Тогда вам будет хорошо с нами."
      picture="/pictures/person/seller-4/1"
    >
      <Section title="Кто у нас работает">
        <Cards
          items={[
            {
              title: 'Продавцы-консультанты',
              text: 'Учим с нуля: корма, уход, аквариумы. Скидка на покупки для своих питомцев.',
            },
            {
              title: 'Ветеринары и грумеры',
              text: 'Кабинеты при магазинах, инструменты и расходные материалы — наши.',
            },
            { title: 'Курьеры и сборщики', text: 'Смены рядом с домом, удобно совмещать с учёбой.' },
            { title: 'Офис и склад', text: 'Закупки, маркетинг, логистика, разработка.' },
          ]}
        />
      </Section>
      <Section title="Как к нам попасть">
        <Steps
          items={[
            { title: 'Расскажите о себе', text: 'Позвоните или загляните в любой магазин и оставьте анкету.' },
            { title: 'Познакомимся', text: 'Короткая встреча с директором магазина или руководителем отдела.' },
            { title: 'Попробуйте', text: 'День в магазине или мастерской, чтобы понять, подходит ли вам дело.' },
          ]}
        />
      </Section>
      <EmptyListPage
        title="Открытых вакансий на сайте пока нет"
        text={
          <>
            О свободных местах расскажут по телефону <PhoneLink phone={city.phone} />.
          </>
        }
        action={<LinkButton to={link(vacancyCitiesRoute)}>Другие города</LinkButton>}
        links={[
          { title: 'О компании', text: 'Кто мы и во что верим', to: link(aboutRoute) },
          { title: 'Магазины', text: 'Где мы работаем', to: link(shopsRoute) },
        ]}
      />
    </ProsePage>
  );
}
