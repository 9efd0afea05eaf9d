import { clsx } from 'clsx';
import { Modal, type ModalProps } from '../dialog/modal';
import styles from './drawer.module.css';

export interface DrawerProps extends Omit<ModalProps, 'className'> {
  /** The edge from which it slides in. */
  side?: 'left' | 'right';
  /** As wide as a phone: for a map or a form. */
  wide?: boolean;
}

/**
 * A panel at the side of the window, as high as the window: for menus, filters, lists of cities. Modal like `Dialog`.
 *
 * @example Left
 * const [open, setOpen] = useState(false);
 * <>
 *   <Button onClick={() => setOpen(true)}>Фильтры</Button>
 *   <Drawer
 *     side="left"
 *     open={open}
 *     onClose={() => setOpen(false)}
 *     title="Фильтры"
 *     footer={<Button variant="primary" wide>Показать</Button>}
 *   >
 *     <Rating value={4} /> и выше
 *   </Drawer>
 * </>
 * @example Right, wide
 * const [open, setOpen] = useState(false);
 * <>
 *   <Button onClick={() => setOpen(true)}>Выбрать город</Button>
 *   <Drawer wide open={open} onClose={() => setOpen(false)} title="Ваш город">
 *     Екатеринбург
 *   </Drawer>
 * </>
 */
export function Drawer({ side = 'right', wide = false, ...rest }: DrawerProps) {
  return <Modal {...rest} className={clsx(styles.drawer, wide && styles.wide, styles[side])} />;
}
