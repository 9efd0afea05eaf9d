import type { RequestKind } from '@zapovednik/api/content/calls/request-kinds';
import { Section } from '@zapovednik/ui/layout';
import { nearForm } from './near-form';

const RequestForm = nearForm(
  'request form',
  () => import(/* webpackChunkName: "lazy-request-form" */ './request-form'),
);

/** The section of a request form, at `#zayavka`. */
export const RequestSection = ({ kind, title }: { kind: RequestKind; title: string }) => (
  <Section title={title} id="zayavka">
    <RequestForm kind={kind} />
  </Section>
);
