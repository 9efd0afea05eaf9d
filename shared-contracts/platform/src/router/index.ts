/**
 * The router exports that areas can use: named re-exports, so that the shell's build drops the rest of the package
 * (docs/decisions: facades). A new export needs a shell release, so the list has some unused exports.
 */

export type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
  Location,
  NavigateFunction,
  Params,
  Path,
  RouteObject,
  To,
} from 'react-router';
export {
  createContext,
  data,
  generatePath,
  isRouteErrorResponse,
  Outlet,
  RouterContextProvider,
  redirect,
  redirectDocument,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router';
export { Link, type LinkProps, NavLink, type NavLinkProps } from './link';
