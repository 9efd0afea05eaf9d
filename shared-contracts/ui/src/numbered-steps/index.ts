export { type NumberedStep, NumberedSteps, type NumberedStepsProps } from './numbered-steps';
