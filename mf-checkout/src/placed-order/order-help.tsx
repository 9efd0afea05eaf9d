import { cabinetOrdersRoute, findOrderRoute, signInLink } from '@zapovednik/areas/cabinet/routes';
import { homeRoute } from '@zapovednik/areas/catalog/routes';
import { useApp } from '@zapovednik/platform/app';
import { Link } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { stripNonDigits } from '@zapovednik/rules/format';
import { Container, LinkButton, Metadata } from '@zapovednik/ui';
import { CreditCard, Mail, Package, Phone, User } from '@zapovednik/ui/icons';
import frame from '../page/card-page.module.css';
import styles from './order-help.module.css';

interface OrderHelpProps {
  title: string;
  /** The reason why there is no order on this page. */
  text: string;
}

/**
 * How a visitor can find an order that this page cannot show: it was made in another browser, or the address has no
 * number.
 */
export function OrderHelp({ title, text }: OrderHelpProps) {
  const { city } = useApp();
  return (
    <Container className={frame.page}>
      <Metadata title={title} description={text} hidden />
      <div className={frame.card}>
        <CreditCard className={styles.icon} />
        <h1 className={frame.heading}>{title}</h1>
        <p className={styles.text}>{text}</p>
        <h2 className={styles.subtitle}>Как найти заказ</h2>
        <ul className={styles.ways}>
          <li>
            <Mail />
            <span>Откройте ссылку из письма или СМС о заказе: она работает на любом устройстве.</span>
          </li>
          <li>
            <Package />
            <span>
              <Link to={link(findOrderRoute)}>Найдите его по номеру</Link> и коду, который придёт по СМС.
            </span>
          </li>
          <li>
            <User />
            <span>Если вы оформляли заказ под своим именем, войдите: он в разделе «Мои заказы».</span>
          </li>
          <li>
            <Phone />
            <span>
              Позвоните нам: <a href={`tel:+${stripNonDigits(city.phone)}`}>{city.phone}</a>. Скажем, дошла ли оплата.
            </span>
          </li>
        </ul>
        <div className={styles.actions}>
          <LinkButton variant="primary" to={signInLink(link(cabinetOrdersRoute))}>
            Войти
          </LinkButton>
          <LinkButton to={link(homeRoute)}>На главную</LinkButton>
        </div>
      </div>
    </Container>
  );
}
