import { type Employee, searchEmployee } from '@zapovednik/api/cabinet/calls/employee';
import { useApp } from '@zapovednik/platform/app';
import { skipToken, useQuery } from '@zapovednik/platform/query';
import { SEARCH_DELAY, useDebounced } from '@zapovednik/platform/timing';
import { Button, ErrorFallback, Spinner } from '@zapovednik/ui';
import { useId, useState } from 'react';
import styles from './employee-bar.module.css';

/** The minimum length of a search text. */
const SHORTEST = 2;

/** Finds an employee by a part of the name or login (SES-32, API-87). */
export function EmployeeSearch({ onChoose }: { onChoose: (employee: Employee) => void }) {
  const { api } = useApp();
  const id = useId();
  const [typed, setTyped] = useState('');
  const sought = useDebounced(typed.trim(), SEARCH_DELAY);
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['mf-checkout', 'employees', sought],
    queryFn:
      sought.length < SHORTEST ? skipToken : ({ signal }) => api(searchEmployee, { searchValue: sought }, { signal }),
  });
  return (
    <div className={styles.search}>
      <label htmlFor={id}>Имя или логин сотрудника</label>
      <div className={styles.line}>
        <input
          id={id}
          type="search"
          maxLength={100}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {isFetching && <Spinner />}
      </div>
      <p role="status" className={styles.found}>
        {data && (data.length === 0 ? 'Никого не нашли' : `Найдено: ${data.length}`)}
      </p>
      {isError && (
        <ErrorFallback title="Не удалось найти сотрудника" onRetry={() => void refetch()} busy={isFetching} />
      )}
      {data && data.length > 0 && (
        <ul className={styles.employees}>
          {data.map((employee) => (
            <li key={employee.id}>
              <Button wide onClick={() => onChoose({ ...employee, name: employee.name || employee.login })}>
                {employee.name || employee.login}
                {employee.name && ` · ${employee.login}`}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
