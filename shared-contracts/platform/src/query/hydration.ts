/** For the hydration of the server's page. Only the shell uses it. */
export { IsRestoringProvider } from '@tanstack/react-query';
