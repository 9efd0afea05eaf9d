import { Section } from '@zapovednik/ui/layout';
import { nearForm } from '../requests/near-form';
import { NeedsScript } from '../requests/needs-script';
import type { ApplicationFormProps } from './application-form';

const ApplicationForm = nearForm(
  'application form',
  () => import(/* webpackChunkName: "lazy-application-form" */ './application-form'),
);

interface ApplicationSectionProps extends ApplicationFormProps {
  title: string;
}

/** The section of the application form, at `#zayavka`. */
export const ApplicationSection = ({ title, ...form }: ApplicationSectionProps) => (
  <Section title={title} id="zayavka">
    <NeedsScript />
    <ApplicationForm {...form} />
  </Section>
);
