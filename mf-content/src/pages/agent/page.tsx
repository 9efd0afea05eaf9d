import { rightsOf } from '@zapovednik/api/cabinet/calls/rights';
import { affiliateProgramRoute, agentRoute } from '@zapovednik/areas/content/routes';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { useAtom } from '@zapovednik/platform/app';
import { Link } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { Section } from '@zapovednik/ui/layout';
import { NumberedSteps } from '@zapovednik/ui/steps';
import { PhoneLink } from '../../city/phone-link';
import { useCity } from '../../city/use-city';
import { Facts } from '../../prose/facts';
import { ProsePage } from '../../prose/page';
import { Note } from '../../prose/text';
import { RequestSection } from '../../requests/request-section';

/** ROU-04. The shop's own staff cannot become agents (SES-39). */
export function Component() {
  const city = useCity();
  const session = useAtom(sessionAtom);
  return (
    <ProsePage
      route={agentRoute}
      heading="Стать агентом"
      description="Программа для агентов «Заповедника»: советуйте магазин знакомым и получайте бонусы за их первые покупки."
      lead="Если соседи по площадке спрашивают, где вы берёте корм, — самое время получать за это бонусы."
      picture="/pictures/story/agents/1"
      questions={[
        {
          id: 'skolko-druzey',
          question: 'Сколько друзей можно привести?',
          answer: 'Сколько угодно. Каждый друг учитывается один раз, по номеру телефона.',
        },
        {
          id: 'bonusy-ili-dengi',
          question: 'Это бонусы или деньги?',
          answer: 'Бонусы на вашу карту: один бонус — один рубль, ими можно оплатить до половины покупки.',
        },
      ]}
    >
      <Facts
        items={[
          { value: '1 бонус = 1\u00A0₽', label: 'на вашей бонусной карте' },
          { value: 'без взносов', label: 'ничего не нужно покупать заранее' },
          { value: 'с 18 лет', label: 'нужна только бонусная карта' },
        ]}
      />
      <Section title="Как это работает">
        <NumberedSteps
          items={[
            { title: 'Оформите карту', text: 'Она появится сама вместе с первым заказом на сайте или в магазине.' },
            {
              title: 'Получите код агента',
              text: 'Заполните анкету ниже: менеджер позвонит и назовёт код. Его выдаст и продавец в любом магазине.',
            },
            { title: 'Поделитесь кодом', text: 'Друг называет его на кассе или вводит при оформлении первого заказа.' },
            { title: 'Получите бонусы', text: 'Они придут, когда друг заберёт покупку.' },
          ]}
        />
      </Section>
      {rightsOf(session).canBecomeAgent ? (
        <>
          <RequestSection kind="agent" title="Анкета агента" />
          <Note>
            <p>
              Вопросы о программе — по телефону <PhoneLink phone={city.phone} />. Организациям подойдёт{' '}
              <Link to={link(affiliateProgramRoute)}>партнёрская программа</Link>.
            </p>
          </Note>
        </>
      ) : (
        <Note>
          <p>
            Вы работаете в «Заповеднике», поэтому агентом стать не получится: для сотрудников действуют свои условия.
          </p>
        </Note>
      )}
    </ProsePage>
  );
}
