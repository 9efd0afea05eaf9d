const months = 'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь'.split(' ');

/** A month in words: `2026-11` is `ноябрь 2026`. */
export function formatMonth(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${months[Number(number) - 1] ?? number} ${year}`;
}

/** The same in three letters, without the year: `ноя`. */
export const formatShortMonth = (month: string): string => formatMonth(month).slice(0, 3);
