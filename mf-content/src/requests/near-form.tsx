import { whenNear } from '@zapovednik/areas/widgets';
import { Skeleton } from '@zapovednik/ui';
import type { ComponentType, FunctionComponent } from 'react';
import styles from './near-form.module.css';

const waiting = (
  <div aria-busy="true" className={styles.waiting}>
    <Skeleton shape="control" />
    <Skeleton shape="control" />
    <Skeleton shape="block" />
  </div>
);

/**
 * A form that is loaded when the reader scrolls near it. It contains personal data, so it is not part of the cached
 * page.
 *
 * @param name its name in the error log
 */
export const nearForm = <Props extends object>(
  name: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
): FunctionComponent<Props> => whenNear({ area: 'mf-content', name, load, waiting });
