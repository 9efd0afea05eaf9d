import {
  bonusnayaProgrammaRoute,
  bonusProgramPervouralskRoute,
  bonusProgramRoute,
  bonusProgramRulesRoute,
  bonusProgramShopsRoute,
} from '@zapovednik/areas/content/routes';
import { useApp } from '@zapovednik/platform/app';
import { Link } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import styles from './bonuses.module.css';

/** The city whose shops have a separate page about old cards. */
const withOwnPage = 'pervouralsk';

/** The main rules as text, with a link to the full rules; in Первоуральск with its own page. */
export function BonusRules() {
  const { city } = useApp();
  return (
    <section aria-labelledby="bonus-rules" className={styles.rules}>
      <h2 id="bonus-rules" className={styles.title}>
        Правила {city.cases.inCity}
      </h2>
      <ul className={styles.facts}>
        <li>Один бонус — один рубль. Бонусами можно оплатить до половины стоимости товаров.</li>
        <li>Обычно возвращается около трёх процентов цены; точное число — на карточке товара.</li>
        <li>Бонусы приходят, когда заказ получен и оплачен, и не начисляются за ту часть, что оплачена бонусами.</li>
        <li>При отмене заказа списанные бонусы возвращаются сразу. Срока действия у бонусов нет.</li>
      </ul>
      <ul className={styles.links}>
        {city.code === withOwnPage && (
          <li>
            <Link to={link(bonusProgramPervouralskRoute)}>Карты магазинов Первоуральска</Link>
          </li>
        )}
        <li>
          <Link to={link(bonusProgramRoute)}>Как копить и тратить</Link>
        </li>
        <li>
          <Link to={link(bonusProgramShopsRoute)}>В магазинах</Link>
        </li>
        <li>
          <Link to={link(bonusnayaProgrammaRoute)}>На сайте</Link>
        </li>
        <li>
          <Link to={link(bonusProgramRulesRoute)}>Полные правила</Link>
        </li>
      </ul>
    </section>
  );
}
