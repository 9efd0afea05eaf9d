import type { Section } from '@zapovednik/api/catalog/models/section';
import { sectionsQuery } from '@zapovednik/areas/catalog/queries/sections';
import { sectionLink } from '@zapovednik/areas/catalog/routes';
import { useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { Link } from '@zapovednik/platform/router';
import { ErrorFallback, Skeleton } from '@zapovednik/ui';
import styles from './subsections.module.css';

/** How many third-level entries a column shows; the section's page has all of them. */
const SHOWN = 6;
const waiting = ['a', 'b', 'c', 'd', 'e', 'f'];

interface SubsectionsProps {
  /** Code of the root section. */
  root: string;
  title: string;
}

/** The subsections of a root category, and the first entries of each. */
export function Subsections({ root, title }: SubsectionsProps) {
  const { data, isError, isFetching, refetch } = useQuery(sectionsQuery(useApp()));

  if (isError) {
    return (
      <div className={styles.place}>
        <ErrorFallback title="Разделы каталога отсутвуют" busy={isFetching} onRetry={() => void refetch()} />
      </div>
    );
  }
  const sections = data?.find(({ code }) => code === root)?.children;
  return (
    <div className={styles.place} aria-busy={!data}>
      {data ? (
        <ul aria-label={title} className={styles.columns}>
          {sections?.map((section) => (
            <Column key={section.id} section={section} />
          ))}
        </ul>
      ) : (
        <div className={styles.columns}>
          {waiting.map((key) => (
            <div key={key}>
              <Skeleton width="half" />
              <Skeleton width="long" />
              <Skeleton />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

function Column({ section }: { section: Section }) {
  return (
    <li>
      <Link to={sectionLink(section.uniqueCode)} className={styles.title}>
        {section.name}
      </Link>
      <ul>
        {section.children.slice(0, SHOWN).map(({ id, name, uniqueCode }) => (
          <li key={id}>
            <Link to={sectionLink(uniqueCode)}>{name}</Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
