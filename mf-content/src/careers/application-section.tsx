import { lazy } from 'react';
import { NearForm } from '../requests/near-form';
import type { ApplicationFormProps } from './application-form';

const ApplicationForm = lazy(() => import(/* webpackChunkName: "lazy-application-form" */ './application-form'));

interface ApplicationSectionProps extends ApplicationFormProps {
  title: string;
}

/** The form of an application, at `#zayavka`. Another chosen job is another form, which keeps what was typed. */
export const ApplicationSection = ({ title, ...form }: ApplicationSectionProps) => (
  <NearForm title={title}>
    <ApplicationForm key={form.chosenJob} {...form} />
  </NearForm>
);
