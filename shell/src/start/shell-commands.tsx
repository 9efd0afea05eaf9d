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
    handleCommand(openCityList, async ({ search }) => {
      const { CityListDrawer } = await import(/* webpackChunkName: "lazy-overlays" */ '../overlays/overlays');
      const go = (address: string) => location.assign(address);
      overlays.show('cityListDrawer', 'shell', <CityListDrawer search={search} go={go} />);
      return {};
    }),
  ];
}
