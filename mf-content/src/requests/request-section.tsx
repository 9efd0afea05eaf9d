import type { RequestKind } from '@zapovednik/api/content/calls/request-kinds';
import { Section } from '@zapovednik/ui/layout';
import { nearForm } from './near-form';
import { NeedsScript } from './needs-script';

const RequestForm = nearForm(
  'request form',
  () => import(/* webpackChunkName: "lazy-request-form" */ './request-form'),
);

/** The section of a request form, at `#zayavka`. */
export const RequestSection = ({ kind, title }: { kind: RequestKind; title: string }) => (
  <Section title={title} id="zayavka">
    <NeedsScript />
    <RequestForm kind={kind} />
  </Section>
);
