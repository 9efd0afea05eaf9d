import { escapeHtml } from '../../../base/text/escape-html';
import type { VacancyRecord } from './records';
import { headings } from './vacancy-lists';

const listOf = (title: string, items: readonly string[]): string =>
  `<h2>${title}</h2><ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;

/** A vacancy as one text, for its draft. */
export function vacancyHtml(record: VacancyRecord): string {
  const lists = Object.entries(headings).map(([title, name]) => listOf(title, record[name]));
  const places = record.jobs.map(({ city, place, schedule }) => `${city}: ${place}, ${schedule}`);
  return [...lists, places.length > 0 ? listOf('Где открыто', places) : ''].join('');
}
