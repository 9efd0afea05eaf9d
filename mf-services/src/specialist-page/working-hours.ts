import type { Specialist } from '@zapovednik/api/services/calls/salon';

const days = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'];

/** The working hours of a week as text; days with the same hours are joined: «пн–ср 09:00–15:00», «пт 09:00–15:00». */
export function workingHours(hours: Specialist['hours']): string[] {
  const groups: { first: number; last: number; time: string }[] = [];
  for (const { weekday, from, until } of hours) {
    const time = `${from}–${until}`;
    const group = groups.at(-1);
    if (group?.last === weekday - 1 && group.time === time) group.last = weekday;
    else groups.push({ first: weekday, last: weekday, time });
  }
  return groups.map(({ first, last, time }) =>
    [days[first - 1], last > first && days[last - 1]].filter(Boolean).join('–').concat(' ', time),
  );
}
