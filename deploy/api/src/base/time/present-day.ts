/** The day of a moment for dates (ORD-50), in the time zone of the head office, Екатеринбург. */
const day = new Intl.DateTimeFormat('ru-RU', {
  timeZone: 'Asia/Yekaterinburg',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

export const presentDay = (moment: Date): string => day.format(moment);
