import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  /** The action's name for screen readers. */
  label: string;
  /** `plain` on a plain background, `raised` on a picture. */
  variant?: 'plain' | 'raised';
  /** The icon. */
  children: ReactNode;
}

/**
 * A button with only an icon: 40 px wide, with a touch target of at least 44 px. With `aria-pressed` the pressed state is filled.
 *
 * @example Plain, pressed, raised, disabled
 * const [isFavourite, setFavourite] = useState(true);
 * <Spread>
 *   <IconButton label="Поделиться"><Share2 /></IconButton>
 *   <IconButton label="В избранное" aria-pressed={isFavourite} onClick={() => setFavourite(!isFavourite)}>
 *     <Heart />
 *   </IconButton>
 *   <IconButton label="Увеличить" variant="raised"><ZoomIn /></IconButton>
 *   <IconButton label="Назад" disabled><ChevronLeft /></IconButton>
 * </Spread>
 */
export function IconButton({ label, variant = 'plain', className, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={clsx(styles.button, styles[variant], className)}>
      {children}
    </button>
  );
}
