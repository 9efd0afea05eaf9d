import { sectionLink } from '@zapovednik/areas/catalog/routes';
import { puppyRoute } from '@zapovednik/areas/content/routes';
import { definePage } from '@zapovednik/platform/app';
import { link } from '@zapovednik/platform/routes';
import { LinkButton } from '@zapovednik/ui';
import { Section } from '@zapovednik/ui/layout';
import { NumberedSteps } from '@zapovednik/ui/steps';
import { guides, petsCrumb } from '../../pets/guides';
import type { PurchaseCard } from '../../pets/purchases';
import { Cards } from '../../prose/cards';
import { ProsePage } from '../../prose/page';
import { Note, Text } from '../../prose/text';
import { loadPuppy } from './load';

/** ROU-26. */
function PuppyPage({ data }: { data: PurchaseCard[] }) {
  return (
    <ProsePage
      route={puppyRoute}
      heading="В доме щенок"
      description="Что купить и сделать, когда в доме появился щенок: список покупок, первые ночи, прогулки и прививки, кормление и воспитание."
      lead="Щенок — это полгода внимания, которые окупаются пятнадцатью годами дружбы. Начнём с малого: с лежанки и терпения."
      picture="/pictures/story/puppy/1"
      parents={[petsCrumb]}
      questions={[
        {
          id: 'kogda-gulyat',
          question: 'Когда можно гулять?',
          answer:
            'На руках и в сумке — с первых дней: щенку нужно слышать улицу. Ставить на землю и знакомить с собаками — через десять-четырнадцать дней после второй прививки.',
        },
        {
          id: 'gryzet',
          question: 'Щенок всё грызёт. Что делать?',
          answer:
            'У него меняются зубы. Уберите провода и обувь, дайте несколько игрушек разной твёрдости и охлаждённые жевательные лакомства, а за тапку в зубах предложите обмен.',
        },
        {
          id: 'nochyu-plachet',
          question: 'Щенок плачет по ночам. Подходить?',
          answer:
            'Первые ночи — да: поставьте лежанку рядом с кроватью и опустите руку. Через неделю-две лежанку понемногу отодвиньте туда, где она останется.',
        },
      ]}
    >
      <Section title="Купить до приезда">
        <Cards items={data} />
        <div>
          <LinkButton variant="primary" to={sectionLink('tovary_dlya_sobak')}>
            Товары для щенков и собак
          </LinkButton>
        </div>
      </Section>
      <Section title="Первые недели">
        <NumberedSteps
          items={[
            { title: 'День первый', text: 'Покажите лежанку, воду и пелёнку. Гостей позовёте через неделю.' },
            {
              title: 'Неделя первая',
              text: 'Режим: сон, пелёнка, еда, игра. После каждого сна и еды — на пелёнку, за удачу — лакомство.',
            },
            {
              title: 'Неделя вторая',
              text: 'Врач: осмотр, вес, план прививок. Приучайте к расчёске, стрижке когтей и рукам.',
            },
            {
              title: 'Месяц первый',
              text: 'Кличка, «ко мне», «место» — по пять минут три раза в день, всегда с похвалой.',
            },
          ]}
        />
      </Section>
      <Section title="Чем и сколько кормить">
        <Text>
          <ul>
            <li>
              <strong>2–3 месяца</strong> — четыре-пять раз в день маленькими порциями.
            </li>
            <li>
              <strong>3–6 месяцев</strong> — три-четыре раза.
            </li>
            <li>
              <strong>6–12 месяцев</strong> — дважды или трижды; крупные породы остаются на корме для щенков до полутора
              лет.
            </li>
          </ul>
          <p>
            Норма на упаковке указана по ожидаемому весу взрослой собаки. Со стола не угощайте: шоколад, виноград, лук и
            косточки опасны.
          </p>
        </Text>
      </Section>
      <Section title="Здоровье">
        <Text>
          <ul>
            <li>В 8 недель — первая прививка, через три-четыре недели — вторая, с прививкой от бешенства.</li>
            <li>За десять-четырнадцать дней до каждой прививки — средство от глистов.</li>
            <li>С марта по ноябрь — защита от клещей: капли, таблетки или ошейник, по весу и возрасту.</li>
            <li>Чип и паспорт понадобятся для поездок.</li>
          </ul>
        </Text>
        <Note>
          <p>
            К врачу в тот же день: рвота или понос с кровью, отказ от воды, вздутый живот, вялость после прогулки,
            снятый клещ и температура.
          </p>
        </Note>
      </Section>
      <Section title="Ещё по теме">
        <Cards items={guides.filter(({ to: path }) => path !== link(puppyRoute))} />
      </Section>
    </ProsePage>
  );
}

export const { Component, loader } = definePage({ load: loadPuppy, Component: PuppyPage });
