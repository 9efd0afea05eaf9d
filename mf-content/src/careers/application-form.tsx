import { applyForJob, applyForVacancy } from '@zapovednik/api/content/calls/application';
import type { Job } from '@zapovednik/api/content/models/career';
import { useApp } from '@zapovednik/platform/app';
import { Select } from '@zapovednik/ui/field';
import { AttachedFile } from '../requests/attached-file';
import { VisitorForm } from '../requests/visitor-form';
import { applicationSchema, type VisitorOutput } from '../requests/visitor-values';

export interface ApplicationFormProps {
  /** Id of the vacancy; undefined: any work. */
  vacancyId?: number;
  /** Its open jobs. */
  jobs?: readonly Job[];
  /** Id of the job that was chosen next to the form; '' if none. */
  chosenJob?: string;
}

/** The form of a job application (CON-22). Choosing another job shows a new form with the typed values. */
export default function ApplicationForm(props: ApplicationFormProps) {
  return <JobForm key={props.chosenJob} {...props} />;
}

/** The form for one job, or for future jobs. */
function JobForm({ vacancyId, jobs = [], chosenJob = '' }: ApplicationFormProps) {
  const { api } = useApp();

  async function send({ name, phone, text, file, job }: VisitorOutput, captcha: { captchaResponse?: string }) {
    const application = { name, phone, text, file, acceptPersonData: 'Y' as const, ...captcha };
    return job === ''
      ? api(applyForVacancy, { ...application, ...(vacancyId !== undefined && { vacancyId }) })
      : api(applyForJob, { ...application, jobId: Number(job) });
  }

  return (
    <VisitorForm
      name={`vacancy-${vacancyId ?? 'any'}`}
      label="Отклик"
      schema={applicationSchema}
      start={chosenJob === '' ? {} : { job: chosenJob }}
      send={send}
      hasEmail={false}
      textLabel="О себе"
      textHint="Чем занимались раньше и почему хотите к нам"
      button="Отправить отклик"
      next="Позвоним в течение трёх рабочих дней и договоримся о встрече."
    >
      {jobs.length > 0 && (
        <Select
          name="job"
          label="Место работы"
          placeholder="Любое"
          options={jobs.map(({ id, city, place }) => ({ value: String(id), label: `${city}: ${place}` }))}
        />
      )}
      <AttachedFile legend="Резюме или портфолио" />
    </VisitorForm>
  );
}
