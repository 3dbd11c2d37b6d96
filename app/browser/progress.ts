export { LoadingBar } from "./progress/bar";
export { useRouteChange } from "./progress/route-change";
