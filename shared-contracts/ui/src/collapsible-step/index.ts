export { CollapsibleStep, type CollapsibleStepProps } from './collapsible-step';
