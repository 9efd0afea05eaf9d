import { whenNear } from '@zapovednik/areas/widgets';
import { useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { salonsQuery, servicesQuery } from '../kinds/queries';
import type { NextTimeProps } from './next-time';
import { NextTimeWaiting } from './next-time-waiting';

/** Times change by the minute, so they are not part of the page that the server makes. */
const NextTime = whenNear<NextTimeProps>({
  area: 'mf-services',
  name: 'next-time',
  load: () => import(/* webpackChunkName: "lazy-next-time" */ './next-time'),
  waiting: <NextTimeWaiting />,
});

/** The next free time of the first service, if there is a salon and a service. */
export function FirstFree({ kind, onBook }: Pick<NextTimeProps, 'kind' | 'onBook'>) {
  const app = useApp();
  const { data: salons = [] } = useQuery(salonsQuery(app, kind));
  const { data: [service] = [] } = useQuery(servicesQuery(app, kind));
  if (!service || salons.length === 0) return null;
  return <NextTime kind={kind} service={service} salons={salons} onBook={onBook} />;
}
