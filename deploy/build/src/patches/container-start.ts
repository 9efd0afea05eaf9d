import { bundlerRuntime } from './container-runtime';

declare const __webpack_require__: { federation: { readonly bundlerRuntime: typeof bundlerRuntime } };

/** Runs before the container, whose generated code takes the runtime from here. */
__webpack_require__.federation = { bundlerRuntime };
