import { IconButton } from '@zapovednik/ui';
import { X } from '@zapovednik/ui/icons';
import styles from './search-suggestions.module.css';

interface RemoveButtonsProps {
  /** The past searches, as in the list. */
  texts: readonly string[];
  onRemove: (text: string) => void;
}

/**
 * A button for each past search, next to its option, because an option cannot contain a button. By keyboard, Delete
 * removes the highlighted search.
 */
export function RemoveButtons({ texts, onRemove }: RemoveButtonsProps) {
  return (
    <ul className={styles.removes}>
      {texts.map((text) => (
        <li key={text}>
          <IconButton label={`Удалить из истории: ${text}`} tabIndex={-1} onClick={() => onRemove(text)}>
            <X />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
