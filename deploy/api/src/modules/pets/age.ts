const DAY = 86_400_000;

interface Day {
  year: number;
  month: number;
  day: number;
}

function readDay(iso: string): Day {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  return { year, month, day };
}

const time = ({ year, month, day }: Day) => Date.UTC(year, month - 1, day);

/** Whole months of life (PET-04), by dates as YYYY-MM-DD; 0 if the birthday is after `today`. */
export function ageInMonths(birthday: string, today: string): number {
  const [born, now] = [readDay(birthday), readDay(today)];
  const months = (now.year - born.year) * 12 + now.month - born.month - (now.day < born.day ? 1 : 0);
  return Math.max(0, months);
}

/** Days until the next birthday, 0 on the day. A birthday on 29 February is on 1 March in other years. */
export function daysToBirthday(birthday: string, today: string): number {
  const [{ month, day }, now] = [readDay(birthday), readDay(today)];
  const thisYear = time({ year: now.year, month, day });
  const next = thisYear >= time(now) ? thisYear : time({ year: now.year + 1, month, day });
  return Math.round((next - time(now)) / DAY);
}
