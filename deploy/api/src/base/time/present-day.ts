/** The day of a moment in the shop's time zone, for dates (ORD-50): the head office's, in Екатеринбург. */
const day = new Intl.DateTimeFormat('ru-RU', {
  timeZone: 'Asia/Yekaterinburg',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

export const presentDay = (moment: Date): string => day.format(moment);
