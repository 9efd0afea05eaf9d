/**
 * The router as areas may use it: named re-exports, so that the shell's build drops the rest of the package
 * (docs/decisions: facades). A new export needs a shell release; so the list is generous.
 */

export type {
  ActionFunctionArgs,
  LinkProps,
  LoaderFunctionArgs,
  Location,
  NavigateFunction,
  NavLinkProps,
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
  Link,
  NavLink,
  Outlet,
  RouterContextProvider,
  redirect,
  redirectDocument,
  replace,
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
