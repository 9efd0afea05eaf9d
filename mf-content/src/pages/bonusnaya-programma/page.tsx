import { cabinetBonusesRoute } from '@zapovednik/areas/cabinet/routes';
import { bonusnayaProgrammaRoute, returnsRoute } from '@zapovednik/areas/content/routes';
import { definePage } from '@zapovednik/platform/app';
import { Link } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { Section } from '@zapovednik/ui/layout';
import { NumberedSteps } from '@zapovednik/ui/steps';
import { bonusCrumb, bonusPages } from '../../bonus-program/bonus-pages';
import { EditablePage } from '../../editable/editable-page';
import { loadWords } from '../../editable/page-words-query';
import { Cards } from '../../prose/cards';
import { Text } from '../../prose/text';

/** ROU-13, CON-25: bonuses on the site. */
function BonusesOnSitePage() {
  return (
    <EditablePage
      code="bonusnaya-programma"
      route={bonusnayaProgrammaRoute}
      description="Как копить и тратить бонусы «Заповедника» при заказе на сайте: корзина, оформление, личный кабинет."
      lead="Где увидеть бонусы, как списать их при оформлении и что будет с ними при отмене заказа."
      picture="/pictures/story/bonus-rules/1"
      parents={[bonusCrumb]}
    >
      <Section title="Оплатить заказ бонусами">
        <NumberedSteps
          items={[
            { title: 'Войдите', text: 'Бонусы привязаны к вашему телефону, поэтому для списания нужен вход.' },
            { title: 'Соберите корзину', text: 'Под суммой видно, сколько бонусов принесёт этот заказ.' },
            {
              title: 'Укажите число',
              text: 'При оформлении выберите, сколько списать: до половины стоимости товаров.',
            },
            { title: 'Заберите покупку', text: 'Новые бонусы придут, когда заказ будет получен и оплачен.' },
          ]}
        />
      </Section>
      <Section title="Если заказ отменён">
        <Text>
          <p>
            Списанные бонусы вернутся на счёт. При возврате части товаров вернётся и часть бонусов, а начисленные за эти
            товары спишутся. Об остальном — на странице <Link to={link(returnsRoute)}>«Возврат и обмен»</Link>.
          </p>
          <p>
            Остаток и историю смотрите в кабинете, в разделе <Link to={link(cabinetBonusesRoute)}>«Бонусы»</Link>.
          </p>
        </Text>
      </Section>
      <Section title="Ещё о бонусах">
        <Cards items={bonusPages.filter((page) => page.to !== link(bonusnayaProgrammaRoute))} />
      </Section>
    </EditablePage>
  );
}

export const { Component, loader } = definePage({
  load: loadWords('bonusnaya-programma'),
  Component: BonusesOnSitePage,
});
