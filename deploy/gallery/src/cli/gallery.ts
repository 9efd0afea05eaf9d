import { shopCommand } from 'deploy-command-line/command';
import { print } from 'deploy-command-line/print';
import { runCommand } from 'deploy-command-line/run-command';

/** `npm run gallery`: all components of the design system with their examples, in the browser. */
const command = shopCommand(
  'gallery',
  'Показывает все компоненты дизайн-системы с примерами из их комментариев, на ширине телефона и компьютера.',
)
  .option('--port <номер>', 'порт на этой машине', '4400')
  .action(async ({ port }: { readonly port: string }) => {
    const { startGallery } = await import('../serve/start-gallery');
    const { url } = await startGallery({ port: Number(port) });
    print(`Галерея: ${url}`);
  });

await runCommand(command);
