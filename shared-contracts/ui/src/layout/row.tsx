import type { ReactNode } from 'react';
import styles from './row.module.css';

/**
 * Puts its content one after another in a line, on the same height; what has no space goes to the next line.
 *
 * @example <Row><Button variant="primary">Записаться снова</Button><Button>Добавить в календарь</Button></Row>
 * @example Long text
 * <Row><p>Осталось 14 минут на оплату заказа</p><Button>Оплатить 12 450 ₽</Button><Button>Выбрать другой способ</Button></Row>
 */
export const Row = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>;
