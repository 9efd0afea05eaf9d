import { vacanciesRoute, vacancyCitiesRoute } from '@zapovednik/areas/content/routes';
import { definePage, useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { useSearchParams } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { Button, EmptyState, LinkButton } from '@zapovednik/ui';
import { Section } from '@zapovednik/ui/layout';
import { jobsQuery } from '../../careers/career-queries';
import { JobList } from '../../careers/job-list';
import { Waiting } from '../../careers/waiting';
import { useCity } from '../../city/use-city';
import { ChoiceLinks } from '../../list/choice-links';
import { ProsePage } from '../../prose/page';
import { chosenLocation, loadJobs } from './load';

/** ROU-52: for the main city only (CON-21, by the route's guard). */
function VacancyCitiesPage() {
  const app = useApp();
  const here = useCity();
  const [query] = useSearchParams();
  const location = chosenLocation(app, query);
  const { data, isPending, isError, refetch } = useQuery(jobsQuery(app, location));
  const cities = data?.cities ?? [];
  const jobs = data?.items ?? [];
  const inCity = cities.find((city) => city.location === location)?.inCity ?? here.cases.inCity;
  const addressOf = (id: number) =>
    id === here.locationId ? link(vacancyCitiesRoute) : link(vacancyCitiesRoute, {}, { location: String(id) });
  return (
    <ProsePage
      route={vacancyCitiesRoute}
      path={addressOf(location)}
      heading="Вакансии по городам"
      title={`Вакансии ${inCity}`}
      description={`Открытые вакансии сети зоомагазинов «Заповедник» ${inCity}: адреса, графики, зарплаты.`}
      lead="Выберите город и место рядом с домом."
      parents={[{ title: 'Работа в «Заповеднике»', to: link(vacanciesRoute) }]}
    >
      {cities.length > 0 && (
        <ChoiceLinks
          label="Города"
          choices={cities.map(({ location: id, name, count }) => ({
            title: name,
            to: addressOf(id),
            count,
            chosen: id === location,
          }))}
        />
      )}
      {jobs.length > 0 ? (
        <Section title={`Открыто ${inCity}`}>
          <JobList jobs={jobs} label={`Вакансии ${inCity}`} hasTitle />
        </Section>
      ) : isPending ? (
        <Waiting />
      ) : (
        <EmptyState
          title={isError ? 'Вакансии не загрузились' : 'Здесь сейчас все на местах'}
          text="Оставьте анкету: позвоним, когда появится место."
          action={
            isError ? (
              <Button onClick={() => void refetch()}>Загрузить ещё раз</Button>
            ) : (
              <LinkButton to={`${link(vacanciesRoute)}#zayavka`}>Оставить анкету</LinkButton>
            )
          }
        />
      )}
      <div>
        <LinkButton to={link(vacanciesRoute)}>Кого ещё ищем</LinkButton>
      </div>
    </ProsePage>
  );
}

export const { Component, loader } = definePage({ load: loadJobs, Component: VacancyCitiesPage });
