import { clsx } from 'clsx';
import styles from './dialog.module.css';
import { Modal, type ModalProps } from './modal';

export interface DialogProps extends Omit<ModalProps, 'className'> {
  /** `small` for a question, `medium` (520 px) for a form, `large` for a map or a table. */
  size?: 'small' | 'medium' | 'large';
}

/**
 * A modal dialog: in the middle of the window, below 720 px a sheet at the bottom edge. The focus moves in, stays inside, and
 * returns afterwards.
 *
 * @example
 * <Dialog open={asking} onClose={stop} title="Удалить адрес?" footer={<Button variant="danger" onClick={remove}>Удалить</Button>}>
 *   Он пропадёт из списка ваших адресов.
 * </Dialog>
 */
export function Dialog({ size = 'medium', ...rest }: DialogProps) {
  return <Modal {...rest} className={clsx(styles.dialog, styles[size])} />;
}
