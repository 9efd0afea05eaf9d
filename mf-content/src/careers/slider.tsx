import { vacancyCitiesRoute } from '@zapovednik/areas/content/routes';
import { useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { Link } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { Picture } from '@zapovednik/ui';
import { Carousel } from '@zapovednik/ui/carousel';
import { sliderQuery } from './career-queries';
import styles from './careers.module.css';

/**
 * The slides about working here (API-151), each with a link, so that they are reachable by keyboard; nothing until they
 * are read.
 */
export function Slider() {
  const { data: slides = [] } = useQuery(sliderQuery(useApp()));
  if (slides.length === 0) return null;
  return (
    <Carousel label="Почему у нас хорошо" slides="wide">
      {slides.map(({ id, title, text, picture }, at) => (
        <div key={id} className={styles.slide}>
          <Picture
            src={picture}
            alt=""
            ratio="2:1"
            sizes="(min-width: 1240px) 600px, (min-width: 720px) 50vw, 100vw"
            priority={at === 0}
            className={styles.slidePicture}
          />
          <div className={styles.slideWords}>
            <h2 className={styles.slideTitle}>{title}</h2>
            <p>{text}</p>
            <Link to={link(vacancyCitiesRoute)} className={styles.slideLink}>
              Выбрать вакансию
            </Link>
          </div>
        </div>
      ))}
    </Carousel>
  );
}
