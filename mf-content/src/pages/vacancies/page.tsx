import { vacanciesRoute, vacancyCitiesRoute } from '@zapovednik/areas/content/routes';
import { definePage, useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { link } from '@zapovednik/platform/routes';
import { Button, EmptyState, LinkButton } from '@zapovednik/ui';
import { Section } from '@zapovednik/ui/layout';
import { NumberedSteps } from '@zapovednik/ui/steps';
import { ApplicationSection } from '../../careers/application-section';
import { vacanciesQuery } from '../../careers/career-queries';
import styles from '../../careers/careers.module.css';
import { Slider } from '../../careers/slider';
import { Stories } from '../../careers/stories';
import { VacancyCard } from '../../careers/vacancy-card';
import { Waiting } from '../../careers/waiting';
import { ProsePage } from '../../prose/page';
import { loadVacancies } from './load';

/** ROU-51: for the main city only (CON-21, by the route's guard). */
function VacanciesPage() {
  const { data: vacancies = [], isPending, isError, refetch } = useQuery(vacanciesQuery(useApp()));
  return (
    <ProsePage
      route={vacanciesRoute}
      heading="Работа в «Заповеднике»"
      description="Вакансии сети зоомагазинов «Заповедник»: продавцы, ветеринары, грумеры, курьеры, офис. Зарплаты, города, отклик на сайте."
      lead="Любите животных и людей, которые их держат? Тогда вам будет хорошо с нами."
    >
      <Slider />
      <Section title="Кого ищем">
        {vacancies.length > 0 ? (
          <ul aria-label="Вакансии" className={styles.cards}>
            {vacancies.map((vacancy) => (
              <li key={vacancy.id}>
                <VacancyCard vacancy={vacancy} />
              </li>
            ))}
          </ul>
        ) : isPending ? (
          <Waiting />
        ) : (
          <EmptyState
            title={isError ? 'Вакансии не загрузились' : 'Сейчас все на местах'}
            text="Оставьте анкету ниже: позвоним, когда появится место."
            action={isError && <Button onClick={() => void refetch()}>Загрузить ещё раз</Button>}
          />
        )}
        <div>
          <LinkButton to={link(vacancyCitiesRoute)}>Вакансии по городам</LinkButton>
        </div>
      </Section>
      <Stories />
      <Section title="Как к нам попасть">
        <NumberedSteps
          items={[
            {
              title: 'Расскажите о себе',
              text: 'Откликнитесь на вакансию или оставьте анкету, резюме можно приложить.',
            },
            { title: 'Познакомимся', text: 'Короткая встреча с директором магазина или руководителем отдела.' },
            { title: 'Попробуйте', text: 'День в магазине или мастерской, чтобы понять, подходит ли вам дело.' },
          ]}
        />
      </Section>
      <ApplicationSection title="Не нашли своё? Оставьте анкету" />
    </ProsePage>
  );
}

export const { Component, loader } = definePage({ load: loadVacancies, Component: VacanciesPage });
