import type { PublicationDetail } from '@zapovednik/api/content/models/publication';
import { sectionLink } from '@zapovednik/areas/catalog/routes';
import { productCarousel } from '@zapovednik/areas/catalog/widgets';
import { Widget } from '@zapovednik/areas/widgets';
import { LinkButton, Skeleton } from '@zapovednik/ui';
import styles from './goods.module.css';

/** Goods of the section to which a text belongs; they load when the reader comes near. */
export const Goods = ({ of: { section, code, name } }: { of: NonNullable<PublicationDetail['goods']> }) => (
  <div data-screen="">
    <Widget
      key={section}
      of={productCarousel}
      props={{ title: 'Товары к статье', list: 'popular', section }}
      whenSeen
      fallback={<Skeleton shape="block" className={styles.waiting} />}
    />
    <LinkButton variant="quiet" to={sectionLink(code)}>
      Весь раздел «{name}»
    </LinkButton>
  </div>
);
