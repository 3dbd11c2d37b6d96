export { ProductsPanelOpener } from "./panels/products-opener";
