import { Link, type LinkProps } from '@zapovednik/platform/router';
import styles from './card-link.module.css';

/**
 * The link of a card: the whole card can be clicked, and screen readers read only the link's text. The card needs
 * `position: relative`; other controls in it need a `position` too, and come after the link.
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
