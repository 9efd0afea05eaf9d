import { sectionLink } from '@zapovednik/areas/catalog/routes';
import { kittenRoute, puppyRoute } from '@zapovednik/areas/content/routes';
import { definePage } from '@zapovednik/platform/app';
import { Link } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { LinkButton } from '@zapovednik/ui';
import { Section } from '@zapovednik/ui/layout';
import { NumberedSteps } from '@zapovednik/ui/steps';
import { guides, petsCrumb } from '../../pets/guides';
import type { PurchaseCard } from '../../pets/purchases';
import { Cards } from '../../prose/cards';
import { ProsePage } from '../../prose/page';
import { Note, Text } from '../../prose/text';
import { loadKitten } from './load';

/** ROU-25. */
function KittenPage({ data }: { data: PurchaseCard[] }) {
  return (
    <ProsePage
      route={kittenRoute}
      heading="В доме котёнок"
      description="Что купить и сделать, когда в доме появился котёнок: список покупок, первые дни, кормление по месяцам, прививки и осмотры."
      lead="Ему два-три месяца, вокруг всё новое, а мамы рядом нет. Вот что поможет обоим пережить первую неделю спокойно."
      picture="/pictures/story/kitten/1"
      parents={[petsCrumb]}
      questions={[
        {
          id: 'korm-zavodchika',
          question: 'Можно ли сразу сменить корм?',
          answer:
            'Нет. Первые две недели кормите тем же, что давал заводчик или приют, потом за семь-десять дней замените его новым, понемногу увеличивая долю.',
        },
        {
          id: 'moloko',
          question: 'Давать ли молоко?',
          answer:
            'Коровье не стоит: после двух месяцев оно плохо усваивается и вызывает расстройство. Вода должна быть в миске всегда, подальше от еды и лотка.',
        },
        {
          id: 'lotok',
          question: 'Котёнок ходит мимо лотка. Почему?',
          answer:
            'Чаще всего лоток слишком далеко, слишком высокий или пахнет незнакомо. Поставьте низкий, насыпьте наполнитель, к которому он привык, и относите котёнка туда после еды и сна. Если он плачет у лотка — это повод для врача.',
        },
      ]}
    >
      <Section title="Купить до приезда">
        <Cards items={data} />
        <div>
          <LinkButton variant="primary" to={sectionLink('tovary_dlya_koshek')}>
            Товары для котят и кошек
          </LinkButton>
        </div>
      </Section>
      <Section title="Первая неделя">
        <NumberedSteps
          items={[
            {
              title: 'День первый: одна комната',
              text: 'Лоток, вода, еда и укрытие рядом. Не доставайте из-под дивана — выйдет сам.',
            },
            { title: 'Дни 2–3: знакомство', text: 'Сидите на полу, разговаривайте тихо, играйте удочкой, а не рукой.' },
            {
              title: 'Дни 4–5: вся квартира',
              text: 'Закройте окна, уберите нитки, пакеты и лилии: для кошек они ядовиты.',
            },
            { title: 'До конца недели: врач', text: 'Осмотр, вес, план прививок и защита от паразитов.' },
          ]}
        />
      </Section>
      <Section title="Чем и сколько кормить">
        <Text>
          <ul>
            <li>
              <strong>2–4 месяца</strong> — пять-шесть раз в день, влажный корм и размоченный сухой.
            </li>
            <li>
              <strong>4–6 месяцев</strong> — четыре раза, сухой можно не размачивать.
            </li>
            <li>
              <strong>6–12 месяцев</strong> — три раза; норма на упаковке указана по весу, взвешивайте раз в неделю.
            </li>
            <li>
              <strong>После года</strong> — корм для взрослых кошек, для стерилизованных — свой.
            </li>
          </ul>
        </Text>
      </Section>
      <Section title="Здоровье">
        <Text>
          <ul>
            <li>В 8–9 недель — первая прививка, через три-четыре недели — вторая, вместе с прививкой от бешенства.</li>
            <li>За десять-четырнадцать дней до прививки — средство от глистов, дозу считает врач по весу.</li>
            <li>Капли от блох и клещей подходят не всем: смотрите возраст и вес на упаковке.</li>
            <li>О стерилизации поговорите с врачом в пять-шесть месяцев.</li>
          </ul>
        </Text>
        <Note>
          <p>
            К врачу в тот же день: отказ от еды дольше двенадцати часов, рвота или понос больше двух раз, вялость,
            слезящиеся глаза, тяжёлое дыхание.
          </p>
        </Note>
        <Text>
          <p>
            Взяли ещё и щенка? Для него есть <Link to={link(puppyRoute)}>отдельная страница</Link>.
          </p>
        </Text>
      </Section>
      <Section title="Ещё по теме">
        <Cards items={guides.filter(({ to: path }) => path !== link(kittenRoute))} />
      </Section>
    </ProsePage>
  );
}

export const { Component, loader } = definePage({ load: loadKitten, Component: KittenPage });
