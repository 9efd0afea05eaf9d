import { Form, useSearchParams } from 'react-router';
import { to } from 'shared-contracts/routes';
import { IconButton } from 'shared-contracts/ui';
import { Search } from 'shared-contracts/ui/icons';
import styles from './search-form.module.css';

/** The search: a plain form that works before script; an empty text is not sent, since its page answers 404 (ROU-99). */
export function SearchForm() {
  const [params] = useSearchParams();
  const asked = params.get('q') ?? '';
  return (
    <Form role="search" action={to.page('search')} className={styles.form}>
      <input
        key={asked}
        type="search"
        name="q"
        aria-label="Поиск по магазину"
        placeholder="Найти товар"
        defaultValue={asked}
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
    </Form>
  );
}
