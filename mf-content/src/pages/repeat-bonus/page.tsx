import { cabinetBonusesRoute } from '@zapovednik/areas/cabinet/routes';
import { repeatBonusRoute } from '@zapovednik/areas/content/routes';
import { definePage } from '@zapovednik/platform/app';
import { link } from '@zapovednik/platform/routes';
import { LinkButton } from '@zapovednik/ui';
import { Section } from '@zapovednik/ui/layout';
import { bonusCrumb, bonusPages } from '../../bonus-program/bonus-pages';
import { EditablePage } from '../../editable/editable-page';
import { loadWords } from '../../editable/page-words-query';
import { Cards } from '../../prose/cards';
import { Text } from '../../prose/text';

/** ROU-36: for customers who requested their bonuses a second time. */
function RepeatBonusPage() {
  return (
    <EditablePage
      code="repeat-bonus"
      route={repeatBonusRoute}
      description="Приветственные бонусы «Заповедника» начисляются один раз. Где посмотреть остаток и как потратить."
      lead="Приветственные бонусы приходят один раз на каждый номер телефона, и ваши уже на карте. Зато за каждую следующую покупку придут новые."
      picture="/pictures/story/bonus-back/1"
      parents={[bonusCrumb]}
      hidden
    >
      <Section title="Что дальше">
        <Text>
          <p>
            Посмотрите остаток в личном кабинете или просто начните оформлять заказ: там видно, сколько бонусов можно
            списать.
          </p>
        </Text>
        <div>
          <LinkButton variant="primary" to={link(cabinetBonusesRoute)}>
            Мои бонусы
          </LinkButton>
        </div>
      </Section>
      <Section title="О бонусах">
        <Cards items={bonusPages} />
      </Section>
    </EditablePage>
  );
}

export const { Component, loader } = definePage({ load: loadWords('repeat-bonus'), Component: RepeatBonusPage });
