export type { MenuLabel } from "./menus/labels";
export {
  getNavigation,
  type MenuItem,
  type Navigation,
  navigationLabels,
  navigationSchema,
} from "./menus/menus.server";
