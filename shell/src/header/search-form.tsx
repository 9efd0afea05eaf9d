import { searchRoute } from '@zapovednik/areas/catalog/routes';
import { link } from '@zapovednik/platform/routes';
import { IconButton } from '@zapovednik/ui';
import type { InputBinding } from '@zapovednik/ui/combobox';
import { Search } from '@zapovednik/ui/icons';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useLazy } from '../frame/use-lazy';
import styles from './search-form.module.css';

const bringSuggestions = async () =>
  (await import(/* webpackChunkName: "lazy-search-suggestions" */ './search-suggestions')).SearchSuggestions;

/**
 * The search: a plain form that works before script. An empty text is not sent, because its page answers 404 (ROU-99). Suggestions load
 * when the field is about to be used, and join its input (CAT-37).
 */
export function SearchForm() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [Suggestions, loadSuggestions] = useLazy('search-suggestions', bringSuggestions);
  const [binding, bind] = useState<InputBinding>({});
  const searched = params.get('q') ?? '';
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q'));
    void navigate({ pathname: link(searchRoute), search: String(new URLSearchParams({ q })) });
  };
  // The user may focus the field before the page's scripts have loaded. That focus event is not repeated.
  const form = useRef<HTMLFormElement>(null);
  const beginIfFocused = useEffectEvent(() => {
    if (form.current?.contains(document.activeElement)) loadSuggestions();
  });
  useEffect(() => beginIfFocused(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers before 2023 do not know <search>
    <form
      ref={form}
      role="search"
      action={link(searchRoute)}
      onSubmit={find}
      onPointerEnter={loadSuggestions}
      onFocus={loadSuggestions}
      className={styles.form}
    >
      <input
        key={searched}
        type="search"
        name="q"
        aria-label="Поиск по магазину"
        placeholder="Найти товар"
        defaultValue={searched}
        required
        maxLength={100}
        pattern=".*\S.*"
        title="Напишите, что ищете"
        autoComplete="off"
        enterKeyHint="search"
        className={styles.input}
        {...binding}
      />
      {Suggestions && <Suggestions bind={bind} />}
      <IconButton type="submit" label="Найти" className={styles.submit}>
        <Search />
      </IconButton>
    </form>
  );
}
