import { useApp } from 'shared-contracts/app';
import { useQuery } from 'shared-contracts/query';
import { Picture } from 'shared-contracts/ui';
import { Carousel } from 'shared-contracts/ui/carousel';
import { sliderQuery } from './career-queries';
import styles from './careers.module.css';

/** The slides about working here (API-151); nothing while they are not known. */
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
          />
          <div className={styles.slideWords}>
            <h2 className={styles.slideTitle}>{title}</h2>
            <p>{text}</p>
          </div>
        </div>
      ))}
    </Carousel>
  );
}
