import { bonusProgramRoute, successfulRegistrationRoute } from '@zapovednik/areas/content/routes';
import { link } from '@zapovednik/platform/routes';
import { LinkButton } from '@zapovednik/ui';
import { Section } from '@zapovednik/ui/layout';
import { NumberedSteps } from '@zapovednik/ui/steps';
import { ProsePage } from '../../prose/page';

/** ROU-46: after a bonus card was registered; the capital letter of the path is required. */
export function Component() {
  return (
    <ProsePage
      route={successfulRegistrationRoute}
      heading="Карта зарегистрирована"
      description="Бонусная карта «Заповедника» зарегистрирована: как ей пользоваться."
      lead="Всё готово: бонусы за покупки будут приходить сами, пластиковую карту носить с собой не нужно."
      hidden
    >
      <Section title="Как пользоваться">
        <NumberedSteps
          items={[
            { title: 'В магазине', text: 'Назовите на кассе номер телефона.' },
            { title: 'На сайте', text: 'Войдите — и бонусы посчитаются в корзине.' },
            { title: 'В кабинете', text: 'Смотрите остаток и историю.' },
          ]}
        />
        <div>
          <LinkButton variant="primary" to={link(bonusProgramRoute)}>
            О бонусной программе
          </LinkButton>
        </div>
      </Section>
    </ProsePage>
  );
}
