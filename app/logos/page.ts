export { BrandColours } from "./page/brand-colours";
export { LogoClearSpace } from "./page/clear-space";
export { LogoDownloads } from "./page/downloads";
