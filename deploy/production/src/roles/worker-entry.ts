import { setSourceMapsSupport } from 'node:module';

setSourceMapsSupport(true);
await import('deploy-gateway/render/worker');
