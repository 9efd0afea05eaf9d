import { vacanciesRoute, vacancyCitiesRoute, vacancyLink, vacancyRoute } from '@zapovednik/areas/content/routes';
import { definePage, useApp } from '@zapovednik/platform/app';
import { useSuspenseQuery } from '@zapovednik/platform/query';
import { useParams, useSearchParams } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { LinkButton } from '@zapovednik/ui';
import { Section } from '@zapovednik/ui/layout';
import { ApplicationSection } from '../../careers/application-section';
import { vacancyQuery } from '../../careers/career-queries';
import styles from '../../careers/careers.module.css';
import { JobList } from '../../careers/job-list';
import { ProsePage } from '../../prose/page';
import { Note, Text } from '../../prose/text';
import { jobPostings } from './job-postings';
import { loadVacancy } from './load';

const lists = [
  ['Что делать', 'duties'],
  ['Кого ждём', 'expects'],
  ['Что предлагаем', 'offers'],
] as const;

/** One kind of work: its description, its open jobs, and the form (CON-20, CON-22). */
function VacancyPage() {
  const app = useApp();
  const { code = '' } = useParams();
  const [query] = useSearchParams();
  const { data: vacancy } = useSuspenseQuery(vacancyQuery(app, code));
  const { open } = vacancy;
  const chosen = open.find(({ id }) => String(id) === query.get('job'));
  return (
    <ProsePage
      route={vacancyRoute}
      path={vacancyLink(code)}
      heading={vacancy.title}
      title={`Вакансия: ${vacancy.title}`}
      description={`${vacancy.title} в сети зоомагазинов «Заповедник». ${vacancy.lead}`}
      lead={vacancy.lead}
      card={`vacancy-${code}`}
      parents={[{ title: 'Работа в «Заповеднике»', to: link(vacanciesRoute) }]}
      data={jobPostings(vacancy, app.origin)}
    >
      <div className={styles.lists}>
        {lists.map(([title, name]) => (
          <Section key={name} title={title}>
            <Text>
              <ul>
                {vacancy[name].map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </Text>
          </Section>
        ))}
      </div>
      <Section title="Где открыто">
        {open.length > 0 ? (
          <JobList jobs={open} label="Открытые места" />
        ) : (
          <Note>
            <p>Сейчас все места заняты. Оставьте отклик: позвоним первым делом, когда место появится.</p>
          </Note>
        )}
        <div>
          <LinkButton to={link(vacancyCitiesRoute)}>Все вакансии по городам</LinkButton>
        </div>
      </Section>
      <ApplicationSection
        title="Откликнуться"
        vacancyId={vacancy.id}
        jobs={open}
        chosenJob={chosen ? String(chosen.id) : ''}
      />
    </ProsePage>
  );
}

export const { Component, loader } = definePage({ load: loadVacancy, Component: VacancyPage });
