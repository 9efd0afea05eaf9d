import type { ShopFeature } from '@zapovednik/api/content/models/shop';
import { Button } from '@zapovednik/ui';
import { Check } from '@zapovednik/ui/icons';
import type { ComponentProps } from 'react';
import { choiceFields, choicePairs, type ShopChoice } from './shop-choice';
import styles from './shop-filter.module.css';

interface ShopFilterProps {
  /** Features that at least one shop of the city has, and how many shops have them. */
  features: readonly (ShopFeature & { readonly count: number })[];
  /** The city has our own shops and points of partners. */
  hasBoth: boolean;
  /** The path of the list, with the city's own key. */
  path: string;
  choice: ShopChoice;
  onChange: (choice: ShopChoice) => void;
}

const kinds = [
  { value: null, title: 'Все' },
  { value: 'own', title: 'Магазины «Заповедник»' },
  { value: 'partners', title: 'Пункты партнёров' },
] as const;

/**
 * The filters of the shops: a form that works before the script has loaded; with script each choice applies at once. «Открыто
 * сейчас» needs the script: the browser knows the hour, and the server's page is cached.
 */
export function ShopFilter({ features, hasBoth, path, choice, onChange }: ShopFilterProps) {
  // From what the box shows, not from the last choice: a press before hydration is told twice, by React and by the shell.
  const withFeature = (code: string, isWanted: boolean) => {
    const others = choice.features.filter((one) => one !== code);
    return isWanted ? [...others, code] : others;
  };
  const kept = choicePairs({ ...choice, whose: hasBoth ? null : choice.whose, openNow: false, features: [] });
  return (
    <form action={path.split('?')[0]} aria-label="Фильтры магазинов" className={styles.filter}>
      {[...new URLSearchParams(path.split('?')[1]), ...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {hasBoth && (
        <fieldset className={styles.group}>
          <legend>Где</legend>
          {kinds.map(({ value, title }) => (
            <Chip
              key={title}
              type="radio"
              name={choiceFields.whose}
              value={value ?? ''}
              checked={choice.whose === value}
              onChange={() => onChange({ ...choice, whose: value })}
            >
              {title}
            </Chip>
          ))}
        </fieldset>
      )}
      <fieldset className={styles.group}>
        <legend>Что важно</legend>
        <Chip
          type="checkbox"
          name={choiceFields.openNow}
          value="1"
          checked={choice.openNow}
          onChange={({ target }) => onChange({ ...choice, openNow: target.checked })}
          className={styles.byHour}
        >
          Открыто сейчас
        </Chip>
        {features.map(({ code, name, count }) => (
          <Chip
            key={code}
            type="checkbox"
            name={choiceFields.features}
            value={code}
            checked={choice.features.includes(code)}
            onChange={({ target }) => onChange({ ...choice, features: withFeature(code, target.checked) })}
          >
            {name} <span className={styles.count}>{count}</span>
          </Chip>
        ))}
      </fieldset>
      <Button type="submit" className={styles.show}>
        Показать
      </Button>
    </form>
  );
}

/** One choice; the check mark shows it without colours, too. */
const Chip = ({ className, children, ...input }: ComponentProps<'input'>) => (
  <label className={className}>
    <input {...input} />
    <Check />
    {children}
  </label>
);
