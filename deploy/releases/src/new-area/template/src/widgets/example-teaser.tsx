import type { PropsOf } from '@zapovednik/areas/widgets';
import { Link } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { exampleRoute } from '../contract/routes';
import type { exampleTeaser } from '../contract/widgets';

/** A link to the page of this area. */
export function Component({ title }: PropsOf<typeof exampleTeaser>) {
  return <Link to={link(exampleRoute)}>{title}</Link>;
}
