import { applicationRules } from '@zapovednik/api/content/calls/application';
import { requestForm, requestRules } from '@zapovednik/api/content/calls/request';
import type { RequestKind } from '@zapovednik/api/content/calls/request-kinds';
import type { SessionState } from '@zapovednik/areas/shell/atoms';
import { readDraft } from '@zapovednik/platform/draft';
import * as z from 'zod/mini';

/** The value of the field of a file while it is uploaded. */
export const UPLOADING = 'uploading';

const ofApplication = {
  details: z.record(z.string(), z.string()),
  /** Id of the job; '' for none. */
  job: z.string(),
  /** Id of the uploaded file; '' if none. */
  file: z.string().check(z.refine((file) => file !== UPLOADING, 'Дождитесь, пока файл загрузится')),
  fileName: z.string(),
};

/** The rules of the form of a request. */
export const requestSchema = (kind: RequestKind) => z.object({ ...ofApplication, ...requestForm(kind) });

/** The rules of an application. */
export const applicationSchema = z.object({ ...requestRules, ...applicationRules, ...ofApplication });

export type VisitorSchema = typeof applicationSchema | ReturnType<typeof requestSchema>;
/** The values of the fields that all visitor forms have. */
export type VisitorInput = z.input<typeof applicationSchema>;
/** What is sent. */
export type VisitorOutput = z.output<typeof applicationSchema>;

const typed = z.object({
  ...{ name: z.string(), phone: z.string(), email: z.string(), text: z.string() },
  ...{ details: z.record(z.string(), z.string()), job: z.string(), file: z.string(), fileName: z.string() },
  acceptPersonData: z.boolean(),
});
/** An empty form; for a customer it contains their contacts. */
export const emptyValues = ({ name, phone, email }: SessionState, details: readonly string[]): VisitorInput => ({
  ...{ name, phone, email, text: '', job: '', file: '', fileName: '', acceptPersonData: false },
  details: Object.fromEntries(details.map((field) => [field, ''])),
});

/** Name of the draft of a form. */
export const draftOf = (form: string) => `mf-content/${form}`;

/** The values that this person has typed into a form and not sent; a file that was still uploading is removed. */
export function readTyped(form: string, userId: number | null): VisitorInput | null {
  const values = readDraft(draftOf(form), userId, typed);
  return values?.file === UPLOADING ? { ...values, file: '', fileName: '' } : values;
}
