export { textPage } from "./pages/fields.server";
export type { HomeSectionContent } from "./pages/home-fields.server";
export {
  findPlainPage,
  fixedPages,
  getCataloguePage,
  getHome,
  getPage,
  type HomePage,
  isPlainPage,
  type LogosPage,
  listPages,
} from "./pages/pages.server";
