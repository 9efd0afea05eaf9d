/**
 * The core of the design system: components of the first paint. The shell supplies it to all areas at run time, so a new export
 * needs a shell release. Heavier components (dialogs, forms, carousels, icons …) are in `@zapovednik/ui/<name>`, and each app
 * bundles those that it uses.
 */
import './style/layers.css';
import './style/reset.css';
import './font/font.css';
import './style/tokens.css';
import './icons/icons.css';

export { Badge, type BadgeProps } from './badge/badge';
export { Breadcrumbs, type BreadcrumbsProps, breadcrumbList, type Crumb } from './breadcrumbs/breadcrumbs';
export { Button, type ButtonProps, LinkButton, type LinkButtonProps } from './button/button';
export { IconButton, type IconButtonProps } from './button/icon-button';
export { Byline } from './byline/byline';
export { Container } from './container/container';
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state';
export { ErrorFallback, type ErrorFallbackProps } from './error-fallback/error-fallback';
export { Metadata, type MetadataProps, scriptJson } from './metadata/metadata';
export type { NotificationMessage } from './notifications/notification';
export { Notifications, type NotificationsProps } from './notifications/notifications';
export { Pagination, type PaginationProps } from './pagination/pagination';
export { Picture, type PictureProps, pictureWidths } from './picture/picture';
export { Price, type PriceProps } from './price/price';
export { ProgressBar, type ProgressBarProps } from './progress-bar/progress-bar';
export { QuantityStepper, type QuantityStepperProps } from './quantity-stepper/quantity-stepper';
export { Rating, type RatingProps } from './rating/rating';
export { Skeleton, type SkeletonProps } from './skeleton/skeleton';
export { Spinner } from './spinner/spinner';
export { VisuallyHidden } from './visually-hidden/visually-hidden';
