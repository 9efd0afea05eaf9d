import { openCityList, showNotification } from '@zapovednik/areas/shell/commands';
import { type CommandHandler, handleCommand } from '@zapovednik/platform/events';
import type { ShellContext } from '../context/shell-context';
import { notify } from '../notifications/notify';

/** The commands that the shell handles. */
export function shellCommands({ notifications, overlays }: ShellContext): readonly CommandHandler[] {
  return [
    handleCommand(showNotification, async (message) => {
      notify(notifications, message);
      return {};
    }),
    handleCommand(openCityList, async () => {
      const { CityListDrawer } = await import(/* webpackChunkName: "lazy-overlays" */ '../overlays/overlays');
      overlays.show('cityListDrawer', 'shell', <CityListDrawer go={(address) => location.assign(address)} />);
      return {};
    }),
  ];
}
