import { localApps } from 'deploy-build/local-apps';
import { identicalRules } from './identical-rules';

/**
 * Apps and the design system. Styles that two of them share must be a component of the design system, or one of its
 * class names.
 */
const packages = [...localApps(), 'shared-contracts/areas', 'shared-contracts/ui'];

/** The number of rules that are not moved yet. It may only fall. */
const known = 0;

test('no two packages have the same style rule of four or more declarations', () => {
  const found = identicalRules(packages);
  expect(found.length <= known ? [] : found).toEqual([]);
});
