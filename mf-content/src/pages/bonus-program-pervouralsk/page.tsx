import { cabinetBonusesRoute } from '@zapovednik/areas/cabinet/routes';
import { bonusProgramPervouralskRoute } from '@zapovednik/areas/content/routes';
import { definePage } from '@zapovednik/platform/app';
import { Link } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { Section } from '@zapovednik/ui/layout';
import { bonusCrumb, bonusPages } from '../../bonus-program/bonus-pages';
import { EditablePage } from '../../editable/editable-page';
import { loadWords } from '../../editable/page-words-query';
import { Cards } from '../../prose/cards';
import { Facts } from '../../prose/facts';
import { Text } from '../../prose/text';

/** ROU-12, CON-25: for Первоуральск; shown in every city, because people from there also shop in others. */
function PervouralskPage() {
  return (
    <EditablePage
      code="bonus-program-pervouralsk"
      route={bonusProgramPervouralskRoute}
      description="Бонусная карта «Заповедника» в магазинах Первоуральска: как получить, где действует, как перенести бонусы со старой карты."
      lead="В Первоуральске действует та же бонусная карта, что и во всей сети: копите у дома, тратьте в Екатеринбурге или на сайте."
      picture="/pictures/story/bonus-in-shops/1"
      parents={[bonusCrumb]}
    >
      <Facts
        items={[
          { value: '1 бонус = 1\u00A0₽', label: 'в любом магазине сети и на сайте' },
          { value: 'около 3\u00A0%', label: 'цены возвращается бонусами' },
          { value: 'до 50\u00A0%', label: 'стоимости товаров можно оплатить' },
        ]}
      />
      <Section title="Если у вас карта магазинов Первоуральска">
        <Text>
          <p>
            Карты, выданные до объединения с общей программой, действуют. Назовите продавцу номер карты и телефон — он
            соединит их, и прежние бонусы появятся в <Link to={link(cabinetBonusesRoute)}>личном кабинете</Link>.
          </p>
        </Text>
      </Section>
      <Section title="Ещё о бонусах">
        <Cards items={bonusPages} />
      </Section>
    </EditablePage>
  );
}

export const { Component, loader } = definePage({
  load: loadWords('bonus-program-pervouralsk'),
  Component: PervouralskPage,
});
