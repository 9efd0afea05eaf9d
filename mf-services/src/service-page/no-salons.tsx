import { useApp } from '@zapovednik/platform/app';
import { stripNonDigits } from '@zapovednik/rules/format';
import { EmptyState } from '@zapovednik/ui';

/** The shop has no salon or price for this service: there is nothing to choose, so the page shows the phone. */
export function NoSalons() {
  const { city } = useApp();
  return (
    <EmptyState
      title="Онлайн записаться пока некуда"
      text="Позвоните нам: расскажем, где и когда принимаем."
      action={<a href={`tel:+${stripNonDigits(city.phone)}`}>{city.phone}</a>}
    />
  );
}
