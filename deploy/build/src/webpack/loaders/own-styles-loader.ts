import { guardSelectors } from 'deploy-releases/styles/own-selectors';
import { moduleOwnership, plainOwnership } from 'deploy-releases/styles/ownership';
import { styleProblems } from 'deploy-releases/styles/style-problems';
import postcss from 'postcss';
import type { LoaderContext } from 'webpack';

/**
 * Runs before css-loader. The build fails if a rule of an area's style sheet affects elements outside the area. Rules
 * for deep descendants of own elements stop at widgets (decision 35).
 */
export default function ownStyles(this: LoaderContext<object>, source: string): string {
  const ownership = this.resourcePath.endsWith('.module.css') ? moduleOwnership : plainOwnership;
  const sheet = postcss.parse(source, { from: this.resourcePath });
  sheet.walkRules((rule) => {
    rule.selector = guardSelectors(rule.selector, ownership);
  });
  for (const { line, text } of styleProblems(sheet, ownership))
    this.emitError(new Error(`${this.resourcePath}:${line}: ${text}`));
  return sheet.toString();
}
