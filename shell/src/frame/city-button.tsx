import { shopsRoute } from '@zapovednik/areas/content/routes';
import { openCityList } from '@zapovednik/areas/shell/commands';
import { useApp, useCommand } from '@zapovednik/platform/app';
import { link } from '@zapovednik/platform/routes';
import { VisuallyHidden } from '@zapovednik/ui';
import { MapPin } from '@zapovednik/ui/icons';
import { DialogLink } from './dialog-link';
import styles from './header-button.module.css';

/** The city of this storefront; opens the city list (LAY-50). Without script it leads to the list of shops by city. */
export function CityButton() {
  const city = useApp().city;
  const { run, isPending } = useCommand(openCityList);
  return (
    <DialogLink
      to={link(shopsRoute)}
      onOpen={() => run({})}
      aria-busy={isPending || undefined}
      className={styles.button}
    >
      <MapPin />
      <VisuallyHidden>Ваш город: </VisuallyHidden>
      <span className={styles.text}>{city.name}</span>
    </DialogLink>
  );
}
