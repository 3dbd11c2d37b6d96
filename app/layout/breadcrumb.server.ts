export { pageLabel, resolveBreadcrumb } from "./breadcrumb/breadcrumb.server";
