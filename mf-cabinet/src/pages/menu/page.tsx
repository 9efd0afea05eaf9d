import { cabinetPersonalRoute } from '@zapovednik/areas/cabinet/routes';
import { useNavigate } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { Container, Metadata } from '@zapovednik/ui';
import { useEffect } from 'react';
import { CabinetMenu } from '../../cabinet/cabinet-menu';
import styles from '../../cabinet/cabinet-page.module.css';

/** From this width on, the menu is next to every page of the cabinet (LIM-10). */
const wide = '(min-width: 1024px)';

/**
 * The sections of the cabinet, for narrow screens; a wide window is redirected to the personal area (ROU-95, ROU-96).
 */
export function Component() {
  const navigate = useNavigate();
  useEffect(() => {
    const width = matchMedia(wide);
    const leave = () => {
      if (width.matches) void navigate(link(cabinetPersonalRoute), { replace: true });
    };
    leave();
    width.addEventListener('change', leave);
    return () => width.removeEventListener('change', leave);
  }, [navigate]);
  return (
    <Container className={styles.page}>
      <Metadata title="Разделы кабинета — Заповедник" description="Разделы личного кабинета «Заповедника»." hidden />
      <h1 className={styles.heading}>Разделы кабинета</h1>
      <CabinetMenu alone />
    </Container>
  );
}
