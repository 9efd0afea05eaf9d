import { useApp, useCommand } from 'shared-contracts/app';
import { shopsRoute } from 'shared-contracts/content/routes';
import { link } from 'shared-contracts/routes';
import { openCityList } from 'shared-contracts/shell/commands';
import { VisuallyHidden } from 'shared-contracts/ui';
import { MapPin } from 'shared-contracts/ui/icons';
import { DialogLink } from './dialog-link';
import styles from './header-button.module.css';

/** The city of this storefront; opens the city list (LAY-50). Without script it leads to the list of shops by city. */
export function CityButton() {
  const city = useApp().city;
  const { run } = useCommand(openCityList);
  return (
    <DialogLink to={link(shopsRoute)} onOpen={() => run({})} className={styles.button}>
      <MapPin />
      <VisuallyHidden>Ваш город: </VisuallyHidden>
      <span className={styles.text}>{city.name}</span>
    </DialogLink>
  );
}
