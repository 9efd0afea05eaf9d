import { detailsOf, requestKind } from '@zapovednik/api/content/calls/request-kinds';
import type { visitorRequest } from '../../../db/schema';

type Row = typeof visitorRequest.$inferSelect;

/** The names of the kinds in emails and in the back office. */
export const kindNames: Readonly<Record<Row['kind'], string>> = {
  feedback: 'Обратная связь',
  partner: 'Партнёрская программа',
  agent: 'Стать агентом',
  breeder: 'Клуб заводчиков',
  supplier: 'Предложение поставщика',
  landlord: 'Помещение в аренду',
  job: 'Отклик на вакансию',
  vacancy: 'Анкета соискателя',
  call_back: 'Просьба перезвонить',
};

/** The fields of a request that were filled in, with their labels. */
export function namedDetails({ kind, details }: Pick<Row, 'kind' | 'details'>): [label: string, value: string][] {
  const { data } = requestKind.safeParse(kind);
  if (!data) return [];
  return detailsOf(data).flatMap(([name, { label }]) => (details[name] ? [[label, details[name]]] : []));
}
