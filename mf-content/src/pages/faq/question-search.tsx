import { faqRoute } from '@zapovednik/areas/content/routes';
import { useNavigate } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { Button } from '@zapovednik/ui';
import { type FormEvent, useRef } from 'react';
import styles from './question-search.module.css';

/** The search among the questions. Without script the browser sends the same form. */
export function QuestionSearch({ search }: { search: string }) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = field.current?.value.trim() || undefined;
    void navigate(link(faqRoute, {}, { search: words }), { preventScrollReset: true });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the role fits a form, which works without a script
    <form role="search" action={link(faqRoute)} onSubmit={find} className={styles.search}>
      <input
        key={search}
        ref={field}
        type="search"
        name="search"
        defaultValue={search}
        aria-label="Найти вопрос"
        placeholder="Например, возврат корма"
        maxLength={100}
        autoComplete="off"
      />
      <Button type="submit">Найти</Button>
    </form>
  );
}
