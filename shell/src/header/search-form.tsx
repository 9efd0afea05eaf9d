import type { FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { searchRoute } from 'shared-contracts/catalog/routes';
import { link } from 'shared-contracts/routes';
import { IconButton } from 'shared-contracts/ui';
import { Search } from 'shared-contracts/ui/icons';
import { useShell } from '../app/shell-provider';
import styles from './search-form.module.css';

/** The search: a plain form that works before script. An empty text is not sent, because its page answers 404 (ROU-99). */
export function SearchForm() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { layout } = useShell();
  const note = (searchCatalog: boolean) => layout.set({ ...layout.get(), searchCatalog });
  const searched = params.get('q') ?? '';
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q'));
    void navigate({ pathname: link(searchRoute), search: String(new URLSearchParams({ q })) });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers before 2023 do not know <search>
    <form
      role="search"
      action={link(searchRoute)}
      onSubmit={find}
      onFocus={() => note(true)}
      onBlur={() => note(false)}
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
      />
      <IconButton type="submit" label="Найти" className={styles.submit}>
        <Search />
      </IconButton>
    </form>
  );
}
