import { Container } from 'shared-contracts/ui';
import { useShellShop } from '../app/shop-provider';
import styles from './override-banner.module.css';

/** A tester sees at every moment that this browser's shop is not the one that is live, and how to end that. */
export function OverrideBanner() {
  const { override } = useShellShop();
  if (override.length === 0) return null;
  return (
    <div className={styles.banner} role="status">
      <Container>
        В этом браузере вместо живых выпусков: {override.join(', ')}.{' '}
        {/* A document of its own: the gateway takes the cookie away. */}
        <a href="/override/">Вернуть как у всех</a>
      </Container>
    </div>
  );
}
