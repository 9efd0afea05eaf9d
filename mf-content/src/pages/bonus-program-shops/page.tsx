import { bonusProgramShopsRoute, shopsRoute } from '@zapovednik/areas/content/routes';
import { definePage } from '@zapovednik/platform/app';
import { Link } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { Section } from '@zapovednik/ui/layout';
import { NumberedSteps } from '@zapovednik/ui/steps';
import { bonusCrumb, bonusPages } from '../../bonus-program/bonus-pages';
import { useCity } from '../../city/use-city';
import { EditablePage } from '../../editable/editable-page';
import { loadWords } from '../../editable/page-words-query';
import { Cards } from '../../prose/cards';
import { Text } from '../../prose/text';

/** ROU-70: the menu's «bonus programme of the shops». */
function BonusesInShopsPage() {
  const city = useCity();
  return (
    <EditablePage
      code="bonusnaya-programma-magazinov"
      route={bonusProgramShopsRoute}
      description={`Как копить и тратить бонусы в магазинах «Заповедник» ${city.cases.inCity}: карта по номеру телефона, списание на кассе.`}
      lead="В магазине достаточно назвать номер телефона: карта найдётся, бонусы посчитаются сами."
      picture="/pictures/story/bonus-in-shops/1"
      parents={[bonusCrumb]}
      questions={[
        {
          id: 'staraya-karta',
          question: 'У меня старая пластиковая карта. Она действует?',
          answer: 'Да. Попросите продавца привязать её к телефону, и бонусы станут видны на сайте.',
        },
        {
          id: 'odna-na-semyu',
          question: 'Можно ли пользоваться одной картой всей семьёй?',
          answer: 'Можно: назовите на кассе телефон владельца. Для списания понадобится код из СМС.',
        },
      ]}
    >
      <Section title="На кассе">
        <NumberedSteps
          items={[
            { title: 'Назовите телефон', text: 'До оплаты, чтобы бонусы за эту покупку пришли вам.' },
            { title: 'Решите, сколько списать', text: 'До половины стоимости товаров в чеке.' },
            { title: 'Подтвердите', text: 'Для списания придёт код в СМС — чтобы никто не потратил ваши бонусы.' },
          ]}
        />
      </Section>
      <Section title="Где действует">
        <Text>
          <p>
            Во всех <Link to={link(shopsRoute)}>магазинах «Заповедник» {city.cases.inCity}</Link> и других городов сети,
            а также на сайте. В пунктах партнёров и постаматах карта не нужна: бонусы за такой заказ придут сами.
          </p>
        </Text>
      </Section>
      <Section title="Ещё о бонусах">
        <Cards items={bonusPages.filter((page) => page.to !== link(bonusProgramShopsRoute))} />
      </Section>
    </EditablePage>
  );
}

export const { Component, loader } = definePage({
  load: loadWords('bonusnaya-programma-magazinov'),
  Component: BonusesInShopsPage,
});
