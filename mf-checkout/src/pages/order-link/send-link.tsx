import { orderForClientRoute } from '@zapovednik/areas/checkout/routes';
import { showNotification } from '@zapovednik/areas/shell/commands';
import { useApp } from '@zapovednik/platform/app';
import { useLocation } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { Button, Container, LinkButton } from '@zapovednik/ui';
import { Copy, Mail } from '@zapovednik/ui/icons';
import { useRef } from 'react';
import { forClientState } from '../../placed-order/for-client-state';
import styles from './send-link.module.css';

/**
 * For the employee who has just made the order: sends its signed link to the client, who can see and pay it (SES-36).
 */
export function SendLink() {
  const { bus, origin } = useApp();
  const { pathname, state } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  if (!forClientState.safeParse(state).success) return null;
  const url = origin + pathname;
  const letter = `mailto:?subject=${encodeURIComponent('Ваш заказ в «Заповеднике»')}&body=${encodeURIComponent(url)}`;

  const copy = async () => {
    const copied = await navigator.clipboard.writeText(url).then(
      () => true,
      () => false,
    );
    // Without the permission, the link is selected, so that it can be copied by hand.
    if (!copied) field.current?.select();
    await bus.run(showNotification, {
      kind: copied ? 'success' : 'info',
      text: copied ? 'Ссылка скопирована' : 'Скопируйте выделенную ссылку',
    });
  };

  return (
    <Container>
      <section aria-labelledby="send-link" className={styles.panel}>
        <h2 id="send-link" className={styles.title}>
          Отправьте ссылку клиенту
        </h2>
        <p>По ней клиент увидит заказ и сможет оплатить его. Из учётной записи клиента вы вышли.</p>
        <input ref={field} readOnly value={url} aria-label="Ссылка на заказ" className={styles.link} />
        <div className={styles.ways}>
          <Button variant="primary" icon={<Copy />} onClick={copy}>
            Скопировать ссылку
          </Button>
          <a href={letter} className={styles.mail}>
            <Mail /> Отправить письмом
          </a>
          <LinkButton to={link(orderForClientRoute)} className={styles.next}>
            Следующий заказ
          </LinkButton>
        </div>
      </section>
    </Container>
  );
}
