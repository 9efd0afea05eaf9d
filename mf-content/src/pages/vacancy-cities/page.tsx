import { definePage } from 'shared-contracts/app';
import { aboutRoute, shopsRoute, vacanciesRoute, vacancyCitiesRoute } from 'shared-contracts/content/routes';
import { link } from 'shared-contracts/routes';
import { LinkButton } from 'shared-contracts/ui';
import { loadCities, useCities } from '../../city/cities';
import { PhoneLink } from '../../city/phone-link';
import { Cards } from '../../prose/cards';
import { EmptyListPage } from '../../prose/empty-list-page';
import { ProsePage } from '../../prose/page';
import { Section } from '../../prose/section';

/** ROU-52: for the main city only (CON-21, by the route's guard). */
function VacancyCitiesPage() {
  const cities = useCities();
  return (
    <ProsePage
      route={vacancyCitiesRoute}
      heading="Вакансии по городам"
      description="Вакансии сети зоомагазинов «Заповедник» по городам."
      lead="Выберите свой город: магазин расскажет, кто нужен прямо сейчас."
      parents={[{ title: 'Работа в «Заповеднике»', to: link(vacanciesRoute) }]}
    >
      {cities.length > 0 && (
        <Section title="Куда звонить">
          <Cards
            items={cities.map(({ name, region, phone }) => ({
              title: name,
              text: (
                <>
                  {region !== name && <span>{region}</span>}
                  <PhoneLink phone={phone} />
                </>
              ),
            }))}
          />
        </Section>
      )}
      <EmptyListPage
        title="Открытых вакансий на сайте пока нет"
        text="Мы публикуем их здесь, когда ищем людей в новый магазин."
        action={<LinkButton to={link(vacanciesRoute)}>Кто у нас работает</LinkButton>}
        links={[
          { title: 'О компании', text: 'Кто мы и во что верим', to: link(aboutRoute) },
          { title: 'Магазины', text: 'Где мы работаем', to: link(shopsRoute) },
        ]}
      />
    </ProsePage>
  );
}

export const { Component, loader } = definePage({ load: loadCities, Component: VacancyCitiesPage });
