import { PhoneLink } from '../city/phone-link';
import { useCity } from '../city/use-city';

/** In place of a form where no script runs: what the form needs it for, and the way without it. */
export function NeedsScript() {
  const { phone } = useCity();
  return (
    <noscript>
      <p>
        Форме нужен JavaScript: он проверяет поля, защищает от роботов и сохраняет набранное, если связь прервётся.
        Включите его в браузере или позвоните нам: <PhoneLink phone={phone} />.
      </p>
    </noscript>
  );
}
