import type { EarlierConclusion } from '@zapovednik/api/services/calls/visit';
import { useApp } from '@zapovednik/platform/app';
import { formatDay } from '@zapovednik/rules/dates';
import { Accordion } from '@zapovednik/ui/disclosure';
import { Section } from '@zapovednik/ui/layout';
import { VisitFiles } from './visit-files';
import styles from './visit-view.module.css';

interface EarlierConclusionsProps {
  title: string;
  /** The newest first. */
  earlier: readonly EarlierConclusion[];
}

/** What a specialist wrote before the present conclusion: each opens by a press. */
export default function EarlierConclusions({ title, earlier }: EarlierConclusionsProps) {
  const { today } = useApp().city;
  return (
    <Section title={title} look="card">
      <Accordion
        items={earlier.map(({ text, replacedOn, files }, at) => ({
          id: `earlier-${earlier.length - at}`,
          title: `До ${formatDay(replacedOn, today)}`,
          content: (
            <>
              {text && <p className={styles.conclusion}>{text}</p>}
              {files.length > 0 && <VisitFiles files={files} />}
            </>
          ),
        }))}
      />
    </Section>
  );
}
