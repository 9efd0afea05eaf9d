import { cabinetBonusesRoute, cabinetPetsRoute, cabinetProfilesRoute } from '@zapovednik/areas/cabinet/routes';
import { catalogRoute } from '@zapovednik/areas/catalog/routes';
import { registrationThanksRoute } from '@zapovednik/areas/content/routes';
import { link } from '@zapovednik/platform/routes';
import { LinkButton } from '@zapovednik/ui';
import { Section } from '@zapovednik/ui/layout';
import { Cards } from '../../prose/cards';
import { ProsePage } from '../../prose/page';

/** ROU-45: after a registration in a shop, opened from the link in the message. */
export function Component() {
  return (
    <ProsePage
      route={registrationThanksRoute}
      heading="Спасибо за регистрацию!"
      description="Регистрация в «Заповеднике» завершена: что теперь доступно."
      lead="Теперь у вас есть личный кабинет и бонусная карта. Рады знакомству — и с вами, и с вашим питомцем."
      hidden
    >
      <Section title="С чего начать">
        <Cards
          items={[
            { title: 'Расскажите о питомце', text: 'Подскажем корм по возрасту и породе', to: link(cabinetPetsRoute) },
            { title: 'Посмотрите бонусы', text: 'Сколько накоплено и как потратить', to: link(cabinetBonusesRoute) },
            { title: 'Сохраните адрес', text: 'Следующий заказ займёт минуту', to: link(cabinetProfilesRoute) },
          ]}
        />
        <div>
          <LinkButton variant="primary" to={link(catalogRoute)}>
            Перейти в каталог
          </LinkButton>
        </div>
      </Section>
    </ProsePage>
  );
}
