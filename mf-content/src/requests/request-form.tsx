import { sendPartnerRequest, sendRequest } from '@zapovednik/api/content/calls/request';
import { detailsOf, type RequestKind } from '@zapovednik/api/content/calls/request-kinds';
import { useApp } from '@zapovednik/platform/app';
import { Select, TextField } from '@zapovednik/ui/field';
import { useMemo } from 'react';
import { AttachedFile } from './attached-file';
import { requestWords } from './request-words';
import { VisitorForm } from './visitor-form';
import { requestSchema, type VisitorOutput } from './visitor-values';

/** The form of one kind of request (CON-24). */
export default function RequestForm({ kind }: { kind: RequestKind }) {
  const { api } = useApp();
  const schema = useMemo(() => requestSchema(kind), [kind]);
  const { title, textLabel, button, next } = requestWords[kind];
  const fields = detailsOf(kind);

  async function send(
    { name, phone, email, text, details, file }: VisitorOutput,
    captcha: { captchaResponse?: string },
  ) {
    const request = { name, phone, email, text, details, acceptPersonData: 'Y' as const, ...captcha };
    return kind === 'partner' ? api(sendPartnerRequest, request) : api(sendRequest, { ...request, kind, file });
  }

  return (
    <VisitorForm
      name={kind}
      label={title}
      schema={schema}
      details={fields.map(([name]) => name)}
      send={send}
      textLabel={textLabel}
      button={button}
      next={next}
    >
      {fields.map(([name, { label, hint, choices }]) =>
        choices ? (
          <Select
            key={name}
            name={`details.${name}`}
            label={label}
            placeholder="Выберите"
            options={choices.map((choice) => ({ value: choice, label: choice }))}
          />
        ) : (
          <TextField key={name} name={`details.${name}`} label={label} hint={hint} autoComplete="off" />
        ),
      )}
      {kind === 'feedback' && <AttachedFile legend="Фотография, если дело в товаре" />}
    </VisitorForm>
  );
}
