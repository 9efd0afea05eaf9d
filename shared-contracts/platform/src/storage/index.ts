export { browserMemory, type Memory, tabMemory } from './memory';
