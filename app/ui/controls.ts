export { CopyButton } from "./controls/copy-button";
export { useOpenByFragment } from "./controls/open-by-fragment";
