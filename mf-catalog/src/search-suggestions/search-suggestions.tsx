import type { searchSuggestions } from '@zapovednik/areas/catalog/widgets';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import type { PropsOf } from '@zapovednik/areas/widgets';
import { useApp, useAtom } from '@zapovednik/platform/app';
import { keepPreviousData, useQuery } from '@zapovednik/platform/query';
import { Link } from '@zapovednik/platform/router';
import { useDebounced } from '@zapovednik/platform/timing';
import { SuggestionList } from '@zapovednik/ui/combobox';
import { clsx } from 'clsx';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { groupsOf, isInColumns, type Option, pastGroup } from './option';
import { OptionContent } from './option-content';
import { forgetSearch, forgetSearches, pastSearches } from './past-searches';
import { RemoveButtons } from './remove-buttons';
import styles from './search-suggestions.module.css';
import { suggestQuery } from './suggest-query';
import { useExactProduct } from './use-exact-product';

/** How long the user must stop typing before suggestions are read, in milliseconds. */
const TYPING_DELAY = 150;

/** The shortest text with suggestions; for a shorter one past searches are shown. */
const SHORTEST = 2;

/** From this width on the list has two columns. */
const wide = '(min-width: 1024px)';

/**
 * Suggestions for an incomplete search text (CAT-37). The previous suggestions stay until the new ones arrive. If they
 * cannot be read, the field searches without them.
 */
export function SearchSuggestions({ bind }: PropsOf<typeof searchSuggestions>) {
  const app = useApp();
  const session = useAtom(sessionAtom);
  const [typed, setTyped] = useState('');
  const [past, setPast] = useState<readonly string[]>([]);
  const text = useDebounced(typed.trim(), TYPING_DELAY);
  const isLong = typed.trim().length >= SHORTEST;
  const { data, error } = useQuery({
    ...suggestQuery(app, text),
    enabled: isLong && text.length >= SHORTEST,
    placeholderData: keepPreviousData,
  });
  const openExact = useExactProduct();

  useEffect(() => {
    if (error) app.report(error, { area: 'mf-catalog', phase: 'widget', name: 'search-suggestions' });
  }, [app, error]);

  const removable = isLong ? [] : past;
  const groups = isLong
    ? data
      ? groupsOf(text, past, data, matchMedia(wide).matches ? 'wide' : 'narrow')
      : []
    : [pastGroup(past)];
  const count = groups.reduce((sum, { items }) => sum + items.filter(({ kind }) => kind !== 'clear').length, 0);
  const corrected = isLong && data?.misspell ? `Показываем для «${data.misspell}»` : '';

  const changeText = (next: string) => {
    setTyped(next);
    setPast(pastSearches(session));
  };
  const remove = (one: string) => setPast(forgetSearch(session, one));
  const choose = ({ kind }: Option) => {
    if (kind !== 'clear') return;
    forgetSearches();
    setPast([]);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>, option: Option | null) => {
    if (event.key === 'Delete' && option?.kind === 'past') {
      event.preventDefault();
      remove(option.label);
    }
    if (event.key === 'Enter' && !option && !event.nativeEvent.isComposing) openExact(event);
  };

  return (
    <SuggestionList
      label="Подсказки поиска"
      bind={bind}
      groups={groups}
      note={corrected && <p className={styles.corrected}>{corrected}</p>}
      status={[corrected, `Подсказок: ${count}`, removable.length > 0 && 'Delete удаляет запрос']
        .filter(Boolean)
        .join('. ')}
      beside={removable.length > 0 && <RemoveButtons texts={removable} onRemove={remove} />}
      openAtOnce
      openOnPress
      onText={changeText}
      onChoose={choose}
      onKeyDown={press}
      optionElement={(option) => (option.kind === 'clear' ? <div /> : <Link to={option.to} tabIndex={-1} />)}
      className={clsx(styles.panel, isInColumns(groups) && styles.columns)}
    >
      {(option) => <OptionContent option={option} text={text} />}
    </SuggestionList>
  );
}

export { SearchSuggestions as Component };
