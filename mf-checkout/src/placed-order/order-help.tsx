import { useApp } from 'shared-contracts/app';
import { cabinetOrdersRoute, findOrderRoute, signInLink } from 'shared-contracts/cabinet/routes';
import { homeRoute } from 'shared-contracts/catalog/routes';
import { stripNonDigits } from 'shared-contracts/format';
import { Link } from 'shared-contracts/router';
import { link } from 'shared-contracts/routes';
import { Container, LinkButton, Metadata } from 'shared-contracts/ui';
import { CreditCard, Mail, Package, Phone, User } from 'shared-contracts/ui/icons';
import frame from '../page/card-page.module.css';
import styles from './order-help.module.css';

interface OrderHelpProps {
  title: string;
  /** Why there is no order on this page. */
  text: string;
}

/** How a visitor finds an order that this page cannot show: it was made in another browser, or the address names none. */
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
            <span>Откройте ссылку из письма или SMS о заказе: она работает на любом устройстве.</span>
          </li>
          <li>
            <Package />
            <span>
              <Link to={link(findOrderRoute)}>Найдите его по номеру</Link> и коду, который придёт по SMS.
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
