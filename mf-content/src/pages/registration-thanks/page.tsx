import { cabinetBonusesRoute, cabinetPetsRoute, cabinetProfilesRoute } from '@zapovednik/areas/cabinet/routes';
import { catalogRoute } from '@zapovednik/areas/catalog/routes';
import { registrationThanksRoute } from '@zapovednik/areas/content/routes';
import { definePage } from '@zapovednik/platform/app';
import { link } from '@zapovednik/platform/routes';
import { LinkButton } from '@zapovednik/ui';
import { Section } from '@zapovednik/ui/layout';
import { EditablePage } from '../../editable/editable-page';
import { loadWords } from '../../editable/page-words-query';
import { Cards } from '../../prose/cards';

/** ROU-45: after a registration in a shop, opened from the link in the message. */
function ThanksPage() {
  return (
    <EditablePage
      code="spasibo-za-registratsiyu"
      route={registrationThanksRoute}
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
    </EditablePage>
  );
}

export const { Component, loader } = definePage({ load: loadWords('spasibo-za-registratsiyu'), Component: ThanksPage });
