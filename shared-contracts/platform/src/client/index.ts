export { ApiError, type ApiErrorKind } from './api-error';
export { type Api, createApi, type Trace } from './create-api';
