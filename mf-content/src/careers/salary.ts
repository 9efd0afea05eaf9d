import { formatNumber } from '@zapovednik/rules/format';

/** «от 58 000 до 70 000 ₽ в месяц», «по договорённости». */
export function salaryText(from: number | null, to: number | null = null): string {
  if (from === null && to === null) return 'по договорённости';
  const parts = [
    from === null ? '' : `от\u00a0${formatNumber(from)}`,
    to === null ? '' : `до\u00a0${formatNumber(to)}`,
  ];
  return `${parts.filter(Boolean).join(' ')}\u00a0₽ в\u00a0месяц`;
}
