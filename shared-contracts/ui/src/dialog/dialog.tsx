import { clsx } from 'clsx';
import styles from './dialog.module.css';
import { Modal, type ModalProps } from './modal';

export interface DialogProps extends Omit<ModalProps, 'className'> {
  /** `small` for a question, `medium` (520 px) for a form, `large` for a map or a table. */
  size?: 'small' | 'medium' | 'large';
}

/**
 * A modal dialog in the middle of the window; if the window is narrower than 720 px, a sheet at the bottom edge. The
 * focus moves into it, stays inside, and returns afterwards.
 *
 * @example Small, a question
 * const [asking, setAsking] = useState(false);
 * const stop = () => setAsking(false);
 * <>
 *   <Button onClick={() => setAsking(true)}>Удалить адрес</Button>
 *   <Dialog
 *     open={asking}
 *     onClose={stop}
 *     size="small"
 *     title="Удалить адрес?"
 *     footer={<Button variant="danger" onClick={stop}>Удалить</Button>}
 *   >
 *     Он пропадёт из списка ваших адресов.
 *   </Dialog>
 * </>
 * @example Medium, a form
 * const [open, setOpen] = useState(false);
 * const form = useZodForm(z.object({ name: z.string() }), { defaultValues: { name: '' } });
 * <>
 *   <Button onClick={() => setOpen(true)}>Добавить питомца</Button>
 *   <Dialog open={open} onClose={() => setOpen(false)} title="Новый питомец">
 *     <Form form={form} onSubmit={() => setOpen(false)}>
 *       <TextField name="name" label="Кличка" />
 *       <Button type="submit" variant="primary">Сохранить</Button>
 *     </Form>
 *   </Dialog>
 * </>
 * @example Large, with a long text
 * const [open, setOpen] = useState(false);
 * <>
 *   <Button onClick={() => setOpen(true)}>Правила</Button>
 *   <Dialog open={open} onClose={() => setOpen(false)} size="large" title="Правила возврата товаров надлежащего качества">
 *     <RichText html={'<p>Вернуть <a href="/help/">товар</a> можно в течение семи дней.</p>'.repeat(12)} />
 *   </Dialog>
 * </>
 */
export function Dialog({ size = 'medium', ...rest }: DialogProps) {
  return <Modal {...rest} className={clsx(styles.dialog, styles[size])} />;
}
