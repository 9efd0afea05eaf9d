import { Link, type LinkProps } from '@zapovednik/platform/router';
import styles from './card-link.module.css';

/**
 * The link of a card: the whole card can be pressed, and screen readers get the link's text only. The card has `position: relative`;
 * what else can be pressed in it has a `position` too, and stands after the link.
 *
 * @example
 * <article>
 *   <h2><CardLink to="/articles/vygul/">Выгул зимой</CardLink></h2>
 *   <p>Сколько гулять в мороз и чем защитить лапы.</p>
 * </article>
 */
export const CardLink = ({ id, to, children }: Pick<LinkProps, 'id' | 'to' | 'children'>) => (
  <Link id={id} to={to} className={styles.link}>
    {children}
  </Link>
);
