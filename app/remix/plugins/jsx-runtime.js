// React's own is CommonJS: each call in browsers would be `(0,a.jsx)(…)` in place of `a(…)`, 0.5 % of all their bytes.
import runtime from "../../../node_modules/react/cjs/react-jsx-runtime.production.min.js";

export const { Fragment, jsx, jsxs } = runtime;
