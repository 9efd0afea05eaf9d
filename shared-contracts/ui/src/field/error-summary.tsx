import { useFormContext, useFormState } from 'react-hook-form';
import styles from './form.module.css';

/** The field errors with their names for `setFocus`; nested names contain a dot. */
function listed(errors: object, prefix = ''): { name: string; message: string }[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    const name = prefix + key;
    if (typeof error !== 'object' || error === null || name === 'root') return [];
    if ('message' in error && typeof error.message === 'string') return [{ name, message: error.message }];
    return listed(error, `${name}.`);
  });
}

/**
 * Shown above a form after a failed submit: the server's message, or a list of links to the fields if several have
 * errors.
 */
export function ErrorSummary() {
  const { setFocus } = useFormContext();
  const { errors, submitCount } = useFormState();
  const fields = submitCount > 0 ? listed(errors) : [];
  const message = errors.root?.server?.message;
  if (!message && fields.length < 2) return null;
  return (
    <div role="alert" className={styles.summary}>
      {message && <p>{message}</p>}
      {fields.length > 1 && (
        <>
          <p>Проверьте поля:</p>
          <ul>
            {fields.map((field) => (
              <li key={field.name}>
                <button type="button" onClick={() => setFocus(field.name)}>
                  {field.message}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
