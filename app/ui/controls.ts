export { CopyButton } from "./controls/copy-button";
export { NumberInput } from "./controls/number-input";
export { useOpenByFragment } from "./controls/open-by-fragment";
