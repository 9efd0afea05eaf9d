import { Link } from 'shared-contracts/router';
import { link } from 'shared-contracts/routes';
import type { PropsOf } from 'shared-contracts/widgets';
import { exampleRoute } from '../contract/routes';
import type { exampleTeaser } from '../contract/widgets';

/** A link to the page of this area. */
export function Component({ title }: PropsOf<typeof exampleTeaser>) {
  return <Link to={link(exampleRoute)}>{title}</Link>;
}
