import { useApp } from 'shared-contracts/app';
import { catalogRoute } from 'shared-contracts/catalog/routes';
import { link } from 'shared-contracts/routes';
import { LinkButton, Picture } from 'shared-contracts/ui';
import styles from './banner.module.css';

/** The banner of the home page. The left half of its picture has no details, so that the text over it is readable. */
const picture = '/pictures/banner/1/1';

/** What the shop is, in one sentence, with one link. */
export function Banner() {
  const { cases } = useApp().city;
  return (
    <section className={styles.banner}>
      <Picture
        src={picture}
        alt=""
        ratio="2:1"
        sizes="(min-width: 1304px) 1240px, 100vw"
        priority
        className={styles.picture}
      />
      <div className={styles.words}>
        <h1>Всё, чтобы хвост вилял</h1>
        <p>Корм, лакомства и аптека для питомцев {cases.inCity}: заберите сегодня из магазина или ждите курьера.</p>
        <LinkButton variant="primary" to={link(catalogRoute)}>
          В каталог
        </LinkButton>
      </div>
    </section>
  );
}
