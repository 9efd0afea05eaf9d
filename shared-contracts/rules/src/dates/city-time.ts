const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  formats.set(timeZone, format);
  return format;
}

/** Date and time in a city: `{ day: '2026-11-21', time: '09:05' }`; both sort as text. */
export function cityTime(now: Date, timeZone: string): { day: string; time: string } {
  const [day = '', time = ''] = formatOf(timeZone).format(now).split(' ');
  return { day, time };
}
