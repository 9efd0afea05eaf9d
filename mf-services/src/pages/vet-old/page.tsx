import { vetRoute } from '@zapovednik/areas/services/routes';
import { useApp } from '@zapovednik/platform/app';
import { link } from '@zapovednik/platform/routes';
import { Container, EmptyState, LinkButton, Metadata } from '@zapovednik/ui';

/** ROU-54, VET-08: keeps the URL of old links and leaflets. */
export function Component() {
  const { origin } = useApp();
  return (
    <Container>
      <Metadata
        title="Ветеринарные кабинеты, прежняя страница — Заповедник"
        description="Страница ветеринарных кабинетов «Заповедника» переехала."
        canonical={origin + link(vetRoute)}
        hidden
      />
      <EmptyState
        heading="h1"
        title="Ветеринарные кабинеты переехали"
        text="Услуги, подготовка к визиту и телефон для записи теперь на новой странице. Ваши прежние записи сохранились в личном кабинете."
        action={
          <LinkButton variant="primary" to={link(vetRoute)}>
            Открыть новую страницу
          </LinkButton>
        }
      />
    </Container>
  );
}
