import { dogTrainingRoute, groomingRoute, vetRoute } from '@zapovednik/areas/services/routes';
import { useApp } from '@zapovednik/platform/app';
import { link } from '@zapovednik/platform/routes';
import { Picture } from '@zapovednik/ui';
import { CardLink } from '@zapovednik/ui/layout';
import styles from './services-teasers.module.css';

const services = [
  {
    title: 'Ветеринарные кабинеты',
    text: 'Осмотр, прививки, чип и паспорт',
    picture: '/pictures/story/vet-visit/1',
    to: link(vetRoute),
  },
  {
    title: 'Груминг',
    text: 'Стрижка, мытьё, экспресс-линька',
    picture: '/pictures/story/grooming/1',
    to: link(groomingRoute),
  },
  {
    title: 'Школа дрессировки',
    text: 'Щенкам и взрослым собакам',
    picture: '/pictures/story/training/1',
    to: link(dogTrainingRoute),
  },
];

/** Links to the service pages. Nothing outside the default location, because there are no services there (CIT-09). */
export function Component() {
  const city = useApp().city;
  if (!city.isDefaultLocation) return null;
  return (
    <section aria-labelledby="services-teasers" className={styles.teasers}>
      <h2 id="services-teasers" className={styles.title}>
        Услуги для питомцев
      </h2>
      <ul className={styles.list}>
        {services.map((service) => (
          <li key={service.to} className={styles.teaser}>
            <Picture src={service.picture} alt="" sizes="96px" className={styles.picture} />
            <div>
              <h3 className={styles.name}>
                <CardLink to={service.to}>{service.title}</CardLink>
              </h3>
              <p className={styles.text}>{service.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
