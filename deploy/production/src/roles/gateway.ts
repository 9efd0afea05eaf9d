import { setSourceMapsSupport } from 'node:module';
import { clearEnvironment } from 'deploy-gateway/clear-environment';

setSourceMapsSupport(true);
const settings = { ...process.env };
const isCleared = clearEnvironment();
const { start } = await import('deploy-gateway/start');
await start(settings, isCleared);
