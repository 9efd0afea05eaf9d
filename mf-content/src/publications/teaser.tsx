import type { PublicationTeaser } from '@zapovednik/api/content/models/publication';
import { useApp } from '@zapovednik/platform/app';
import { formatDay, isoDate } from '@zapovednik/rules/dates';
import { Picture } from '@zapovednik/ui';
import { CardLink } from '@zapovednik/ui/layout';
import { type Kind, kinds, topicName } from './kinds';
import styles from './teaser.module.css';

interface TeaserProps {
  kind: Kind;
  of: PublicationTeaser;
  /** Its picture loads first. */
  priority?: boolean;
}

/** An article or a news item as a card; the whole card is a link. */
export function Teaser({ kind, of: { code, title, lead, picture, topic, date }, priority = false }: TeaserProps) {
  const { today } = useApp().city;
  return (
    <article className={styles.teaser}>
      <Picture
        src={picture}
        alt=""
        ratio="16:9"
        sizes="(min-width: 1240px) 600px, (min-width: 720px) 48vw, 92vw"
        priority={priority}
      />
      <div className={styles.words}>
        <p className={styles.about}>
          <span className={styles.topic}>{topicName(topic)}</span>
          <time dateTime={isoDate(date)}>{formatDay(date, today)}</time>
        </p>
        <h2 className={styles.title}>
          <CardLink to={kinds[kind].linkOf(code)}>{title}</CardLink>
        </h2>
        <p className={styles.lead}>{lead}</p>
      </div>
    </article>
  );
}
