/** Steps: a line of them, a numbered list, a step that folds. */

export { CollapsibleStep, type CollapsibleStepProps } from './collapsible-step';
export { type NumberedStep, NumberedSteps, type NumberedStepsProps } from './numbered-steps';
export { type Step, Steps, type StepsProps } from './steps';
