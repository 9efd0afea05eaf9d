export { ApiError, type ApiErrorKind } from './api-error';
export { type Api, createApi } from './create-api';
