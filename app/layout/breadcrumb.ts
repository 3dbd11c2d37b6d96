export { Breadcrumb, breadcrumbHandle } from "./breadcrumb/breadcrumb-list";
