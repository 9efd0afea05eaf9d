/** The project's own lint rules, with the files to which each applies. */
export const projectRules = [
  {
    includes: ['shell/**', 'mf-*/**', 'shared-contracts/**'],
    plugins: ['./deploy/checks/src/boundaries/lint/no-style-attribute.grit'],
  },
  {
    includes: [
      ...['shell/src/**', 'mf-*/src/**', 'shared-contracts/*/src/**', '!**/*.test.tsx'],
      '!shared-contracts/platform/src/app/lazy-part.tsx',
      '!shared-contracts/areas/src/widgets/when-near.tsx',
    ],
    plugins: ['./deploy/checks/src/boundaries/lint/lazy-waits-for-code.grit'],
  },
  {
    includes: ['shell/src/**', 'mf-*/src/**', '!**/*.test.{ts,tsx}', '!**/testing/**'],
    plugins: ['./deploy/checks/src/boundaries/lint/no-wire-names.grit'],
  },
  {
    includes: ['**/*.css', '!**/{tokens,dark-tokens}.css'],
    plugins: ['./deploy/checks/src/boundaries/lint/colours-from-tokens.grit'],
  },
  {
    includes: ['deploy/api/src/**', '!**/*.test.ts', '!deploy/api/src/db/{transaction,postgres}.ts'],
    plugins: ['./deploy/checks/src/boundaries/lint/transactions-in-one-place.grit'],
  },
  {
    includes: [
      ...['deploy/api/src/**', '!**/*.test.ts', '!deploy/api/src/testing/**'],
      ...['!deploy/api/src/base/time/**', '!deploy/api/src/base/log.ts'],
    ],
    plugins: ['./deploy/checks/src/boundaries/lint/one-clock.grit'],
  },
  {
    includes: ['**/*.ts', '**/*.tsx', '!shared-contracts/rules/src/dates/**', '!deploy/api/src/partners/**'],
    plugins: ['./deploy/checks/src/boundaries/lint/dates-in-one-place.grit'],
  },
  {
    includes: ['deploy/{gateway,api,network,redis}/src/**', '!**/*.test.ts', '!**/testing/**'],
    plugins: ['./deploy/checks/src/boundaries/lint/no-getters-in-literals.grit'],
  },
] as const;
